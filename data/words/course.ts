/** '12 lessons' */
export const lessons = (count: number): string => `${count} ${count === 1 ? 'lesson' : 'lessons'}`

/** Of a section: '12 lessons, 80 min'. */
export const lessonsAndTime = (count: number, time: string): string => `${lessons(count)}, ${time}`

/** Above the outline; `studyHours` is what the exam takes in all. */
export const length = (count: number, hours: number, studyHours: number): string =>
  `${count} lessons, about ${hours} of the ${studyHours} hours of study that the exam takes.`

/** To a new reader; `lesson` is a link. */
export const beginWith = <Part>(lesson: Part): readonly (Part | string)[] => ['Begin with ', lesson, '.']

/** Behind it, with the space before it. */
export const pageKeepsTrack = 'Mark each lesson as read at its end, and this page keeps track.'

/** To a reader who has been here: `read` is a number that the browser fills in, `lesson` a link. */
export const readSoFar = <Part>(read: Part, count: number, lesson: Part): readonly (Part | string)[] => [
  'You have read ',
  read,
  ` of ${count}. Continue with `,
  lesson,
  '.',
]

export const allRead = (count: number): string => `You have read all ${count} lessons.`

/** Name of the bar that shows how many lessons were read. */
export const lessonsRead = 'Lessons read'

/** Mark of a lesson that was read. */
export const read = 'read'

/** Behind a section's number of lessons, with what separates them: ', 3 read'. */
export const someRead = (count: number): string => `, ${count} read`

/** On the front page, above the title of the next lesson. */
export const continueAt = (read: number, count: number): string =>
  `Continue: ${read} of ${count} lessons read`

/** Instead, where nothing can be read or stored; the first is said at a lesson's end, too. */
export const unreadable = 'The progress stored in this browser can’t be read. It was left unchanged.'
export const progressForbidden =
  'Your browser doesn’t let this site store anything, so it can’t show how far you’ve come.'

/** On the front page, behind the link to an exam or a quiz under way. */
export const examUnderWay = (at: number, count: number): string => `, question ${at} of ${count}`
