const numbers = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** Behind a question with several right answers, with the space before it. */
export const rightCount = (count: number): string => ` ${numbers[count]} of these are right.`

/** The section of the Scrum Guide that a question rests on. */
export const basedOn = (section: string): string => `Based on: ${section}`

/** `month` is 'October 2026'. */
export const lastChanged = (month: string): string => `Last changed in ${month}.`

/** Link to the feedback board. */
export const report = 'Report this question'

/** On the front page, below a question; `lesson` is a link. */
export const fromLesson = <Part>(lesson: Part): readonly (Part | string)[] => ['From the lesson ', lesson]

/** Button on the front page, and what is said if it fails. */
export const another = 'Another question'
export const anotherFailed =
  'The next question couldn’t be loaded. Check your connection, and press the button again.'
