import { numberWords } from '../../lib/language/small-numbers'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** What is under way: an exam with PSM I's terms, or any other. */
type Noun = 'exam' | 'quiz'

/** A question. */
export const questionOf = (number: number, count: number): string => `Question ${number} of ${count}`
export const questionRemoved =
  'This question was removed from the course after you began, so it counts as wrong. Continue with the next one.'
export const chooseMore = (count: number): string => `Choose ${numberWords[count] ?? ''} more.`
export const tooMany = (count: number): string => `That’s ${numberWords[count] ?? ''} too many.`
export const bookmark = 'Bookmark'
export const bookmarkKey = 'Bookmark (B)'
export const howSureAreYou = 'How sure are you?'
export const howSure = 'How sure?'
export const sureNames: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'Sure',
  unsure: 'Unsure',
  guess: 'Guess',
}
export const back = 'Back'
export const next = 'Next'
export const skip = 'Skip'
export const finish = 'Finish'
export const allQuestions = 'All questions'
export const pause = 'Pause'
export const showTime = 'Show time'
export const hideTime = 'Hide time'
export const endIt = (noun: Noun): string => `End the ${noun} …`
export const keys =
  'Keys: a digit chooses an option, S, U and G say that you’re sure, unsure or guessing, B bookmarks, and Enter continues.'

/** The clock: behind the time, and the pace. */
export const left = 'left'
export const onPace = 'on pace'
export const ahead = (minutes: number): string => `${minutes} min ahead`
export const behind = (minutes: number): string => `${minutes} min behind`
export const minutesAreLeft = (minutes: number): string =>
  `${counted(minutes, 'minute is', 'minutes are')} left.`

/** The list of questions. */
export const numbers = (answered: number, blank: number, bookmarked: number): string =>
  `${answered} answered, ${blank} blank, ${bookmarked} bookmarked`
export const nextBlank = 'Next blank'
export const questionNamed = (number: number, isAnswered: boolean, isBookmarked: boolean): string =>
  `Question ${number}, ${isAnswered ? 'answered' : 'blank'}${isBookmarked ? ', bookmarked' : ''}`
/** What the marks of the numbers mean. */
export const answered = 'answered'
export const blank = 'blank'
export const bookmarked = 'bookmarked'
export const bookmarks = 'Bookmarks'

/** The end. */
export const isToEnd = (noun: Noun): string => `End the ${noun}?`
export const allAnswered = 'Every question has an answer.'
export const someBlank = (count: number): string =>
  `${counted(count, 'question is', 'questions are')} still blank, and a blank counts as wrong.`
export const incompleteIsBlank = ' A question with too few or too many options chosen counts as blank.'
export const someBookmarked = (count: number): string => ` You bookmarked ${count}.`
export const clockIsRunning = ' The clock is still running.'
export const endAndSee = (noun: Noun): string => `End the ${noun} and see the result`
export const firstBlank = 'Go to the first blank'
export const firstBookmark = 'Go to the first bookmark'
export const backToQuestions = 'Back to the questions'

/** While it doesn't run. */
export const isPaused = (noun: Noun): string => `The ${noun} is paused`
export const isElsewhere = (noun: Noun): string => `The ${noun} is open in another tab`
export const elsewhereText = (noun: Noun): string =>
  `You continued the ${noun} there, and your answers are saved. If you continue it here, the other tab pauses.`
export const clockStopped = (left: string): string => `The clock has stopped at ${left}. `
export const answersSaved = 'Your answers are saved, even if you close this page.'
export const goOnHere = 'Continue here'
export const goOn = 'Continue'
export const backToOverview = 'Back to the overview'

/** Practice. */
export const rightSoFar = (title: string, right: number, asked: number): string =>
  `${title}: ${right} of ${asked} right so far`
export const roundScore = (title: string, right: number, asked: number): string =>
  `${title}: ${right} of ${asked} right`
export const allRight = 'You got all of them right.'
export const missedStay = 'The questions that you missed stay on your list until you get them right.'
export const repeatMissed = 'Repeat what you missed'
export const anotherRound = 'Another round'
export const nextQuestion = 'Next question'
export const check = 'Check'
export const stopPracticing = 'Stop practicing'
export const backToPlan = 'Back to your study plan'

/** A round of missed questions. */
export const untilRight = 'What you missed, until each is right'
export const questionsLeft = (count: number): string => `${counted(count, 'question')} left`
export const gotRight = (count: number): string => `You got ${count === 1 ? 'it' : `all ${count}`} right`
export const tookAnswers = (count: number): string => `It took you ${counted(count, 'answer')}.`
export const backToResult = 'Back to the result'

/** A reader's note. */
export const yourNote = 'Your note'
export const addNote = 'Add a note'
export const noteOnQuestion = 'Your note on this question'

/** Before the link to a lesson, and a link to one without a title. */
export const taughtIn = 'Taught in '
export const theLesson = 'the lesson'
