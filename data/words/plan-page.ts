/** On the page itself, also without scripts. */
export const needsScripts =
  'Your own plan needs scripts, which are turned off in your browser. The two plans below don’t.'
export const twoPlans = 'Two plans to begin with'
export const twoPlansText =
  'They are for someone who hasn’t read anything yet and studies every day. The exam is on the day after the last one.'
export const twoWeeks = 'Two weeks'
export const fourWeeks = 'Four weeks'
export const atMost = (title: string, minutes: number): string => `${title}: at most ${minutes} minutes a day`

/** Headings of columns. */
export const day = 'Day'
export const whatToDo = 'What to do'
export const minutes = 'Minutes'
export const theExam = 'The exam'

/** What a plan counts on. */
export const howCounted = 'How the minutes are counted'
export const readingTakes = (wordsPerMinute: number, seconds: number): string =>
  `Reading takes a minute for every ${wordsPerMinute} words, as in the reading times on every page. Each question at the end of a lesson adds ${seconds} seconds, the pace of the exam.`
export const practiceTakes = (seconds: number, secondsToReview: number): string =>
  `A question that you practice takes the same ${seconds} seconds plus, on average, ${secondsToReview} to read the reasons for all its options.`
export const cardsTake = (seconds: number): string =>
  `A flashcard takes ${seconds} seconds each time it comes up, twice as long as it takes to read the average one. A new one comes up twice on its first day. Cards get at most a quarter of a day’s study time.`
export const reviewTakes =
  'The review after a practice exam covers as many questions as you missed in your last one. Before your first exam, the plan assumes the number that you can miss and still pass.'
