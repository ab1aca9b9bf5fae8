/** Above the answers, on paper. */
export const answers = 'Answers'

/** Above a question of a lesson. */
export const questionOf = (number: number, count: number): string => `Question ${number} of ${count}`

/** Button of an answered question. */
export const nextQuestion = 'Next question'

/** Below a lesson's questions. */
export const score = (right: number, count: number): string => `${right} of ${count} right`
export const tryAgain = 'Try again'

/** At a lesson's end. */
export const haveRead = 'I have read this lesson'
export const savedHere = 'Saved on this device only.'

/** After it was marked; followed by one of the three below. */
export const readOf = (read: number, count: number): string => `${read} of ${count} read. `

/** Each followed by a link: the next lesson, the next in the reader's study plan, and the next that wasn't read. */
export const next = 'Next: '
export const nextPlanned = 'Next in your plan: '
export const nextUnread = 'Next unread: '

/** Instead, where nothing can be stored. */
export const markForbidden =
  'Your browser doesn’t let this site store anything, so you can’t mark the lesson.'
