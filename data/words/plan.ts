const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Before the title of a lesson, and of the cheat sheet. */
export const readLesson = 'Read '
export const readSheet = 'Read the '

/** Before a round of practice; and before the review of an exam, whose number is a guess. */
export const questions = (count: number): string => `${counted(count, 'question')}: `
export const aboutQuestions = (count: number): string => `About ${counted(count, 'question')}: `

/** Links of tasks. */
export const practiceMissed = 'practice what you missed'
export const practiceArea = (area: string): string => `practice ${area}`
export const practiceExam = 'practice exam'
export const shortPracticeExam = 'short practice exam'
export const goThroughMissed = 'go through what you missed in the exam'

/** Behind a task that takes several days, with the space before it. */
export const part = (number: number, of: number): string => ` (part ${number} of ${of})`

/** A day's flashcards, and the link behind them. */
export const cards = (count: number, fresh: number): string =>
  `${counted(count, 'card')}${fresh > 0 ? `, ${fresh} new` : ''}: `
export const studyCards = 'study the flashcards'

/** Amounts, in a list. */
export const lessons = (count: number): string => counted(count, 'lesson')
export const rounds = (count: number): string => counted(count, 'round of practice', 'rounds of practice')
export const exams = (count: number): string => counted(count, 'practice exam')
export const someQuestions = (count: number): string => counted(count, 'question')
export const flashcards = (count: number): string => counted(count, 'flashcard')
export const anyFlashcards = 'flashcards'

/** The plan in a sentence: `exam` is 'Monday, May 12', `what` a list of amounts. */
export const nothingPlanned = (exam: string): string => `Nothing is planned before your exam on ${exam}.`
export const summary = (days: number, exam: string, time: string, what: string): string =>
  `${counted(days, 'day')} of study before ${exam}, ${time} in all: ${what}.`

/** Below it. */
export const longDay = (day: string, minutes: number): string =>
  `A whole practice exam takes ${minutes} minutes in one sitting, so one day takes longer than you planned and has nothing else: ${day}.`
export const weakAreas = (areas: string): string => `Your weak areas come first: ${areas}.`
export const cardsLeft = (count: number): string =>
  `${counted(count, 'flashcard')} of the Guide’s terms won’t come up before the exam.`

/** What was done today. */
export const doneToday = (what: string, time: string): string => `Done today: ${what}, about ${time}.`

/** On the course's page and the front page. */
export const todayInPlan = 'Today in your plan'
export const wholePlan = 'Your whole plan'
/** Behind 'Your whole plan'. */
export const daysToExam = (days: number): string => `, ${counted(days, 'day')} to your exam`

/** On a day without work, after some and without any; followed by when it goes on. */
export const nothingMore = 'Nothing more today.'
export const nothingToday = 'Nothing is planned for today.'
export const goOnOn = (day: string): string => ` You go on on ${day}.`

/** Why a plan can't be made: `day` is 'Monday, May 12'. */
export const examIsToday = 'Your exam is today, so there’s nothing left to plan. Good luck!'
export const examHasPassed = (day: string): string =>
  `${day}, has passed. Choose the day of your next exam to make a new plan.`
export const examIsFarAway = (day: string, year: string): string =>
  `${day}, ${year}, is more than a year away. Choose a day within a year.`
export const wrongMinutesOn = (least: number, most: number, weekday: string): string =>
  `Enter 0 or a whole number of minutes from ${least} to ${most} for ${weekday}.`
export const noMinutes = 'Enter minutes for at least one day of the week.'
export const wrongMinutes = (least: number, most: number): string =>
  `Enter a whole number of minutes from ${least} to ${most}.`
export const noWeekday = 'Choose at least one day of the week.'
export const noDayBefore = (day: string): string =>
  `None of the days that you chose comes before ${day}. Choose more days of the week or a later exam.`
