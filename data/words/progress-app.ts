/** Where nothing can be read, or stored. */
export const unreadable =
  'The progress stored in this browser can’t be read, so it was left unchanged. Save it as a file before you reset: then nothing is lost, and the file may still be repaired.'
export const forbidden =
  'Your browser doesn’t let this site store anything. What you do here lasts only as long as the page stays open, but before you close it, you can save your progress as a file.'
export const needsScripts =
  'Your progress can be stored and shown here only if scripts are turned on in your browser.'

/** What is stored: names, and what follows each. */
export const lessons = 'Lessons read'
export const exams = 'Practice exams'
export const underWay = 'Under way'
export const questions = 'Questions'
export const flashcards = 'Flashcards'
export const noCards = 'None yet. '
export const cardsStarted = (count: number): string => `${count} started. `
/** Link behind them. */
export const studyCards = 'Study the flashcards'
/** Without an exam, around the link 'Take the practice exam'. */
export const noExams = 'None yet. '
export const takeExam = 'Take the practice exam'
export const examTerms = (questions: number, minutes: number): string =>
  `: ${questions} questions in ${minutes} minutes.`
/** An exam's result, and that of one with PSM I's terms. */
export const result = (right: number, questions: number): string => `${right} of ${questions} right`
export const passed = ', passed'
export const notPassed = ', not passed'
export const oneTaken = (result: string): string => `1 taken: ${result}.`
export const someTaken = (count: number, last: string, best: string): string =>
  `${count} taken. Last: ${last}. Best: ${best}.`
export const noneUnderWay = 'None. An exam or a quiz that you leave early waits here.'
/** What follows the link that leads back; `rest` is one of the three below. */
export const answeredSoFar = (answered: number, asked: number, rest: string): string =>
  `: ${answered} of ${asked} answered, ${rest}`
export const timeIsUp = 'time is up'
export const minutesLeft = (minutes: number): string => `${minutes}\u00a0min left`
export const noClock = 'no clock'
export const noAnswers = 'None answered yet.'
export const answered = (count: number, missed: number): string =>
  `${count} answered, ${missed === 0 ? 'none missed' : `${missed} of them missed`}`

/** Buttons. */
export const save = 'Save as a file'
export const saveStored = 'Save the stored data'
export const load = 'Load a file'
export const loadHint =
  'Choose a file that was saved here. It is added to the progress on this device, and nothing is replaced.'
export const reset = 'Reset …'

/** What a reset would delete. */
export const characters = (count: number): string =>
  `${count} characters of stored progress that this site can’t read`
export const lastLesson = 'the lesson where you stopped'
export const resetTitle = 'Reset your progress?'
export const resetLoss = (loss: string): string =>
  `This deletes the following from this device: ${loss}. There isn’t another copy unless you have saved a file.`
export const cancel = 'Cancel'
export const saveFirst = 'Save as a file first'
export const resetNow = 'Reset now'
export const wasDeleted = 'Your progress on this device was deleted.'
export const wasNotDeleted = 'Your browser didn’t let this site delete your progress.'
export const nothingToReset = 'Nothing is stored, so there’s nothing to reset.'

/** After a file was loaded. */
export const nothingNew = 'Everything in this file was already here.'
export const loaded = (what: string): string => `Loaded: ${what}.`
export const examLeftOut =
  ' The exam under way in the file was left out, because you have one under way here.'
export const nothingAdded =
  'The progress stored in this browser can’t be read, so nothing can be added to it. Save it, reset, and then load your file.'
export const nothingChanged = ' Nothing was changed.'
export const isNotKept = ' Your browser doesn’t store it, so it lasts only as long as this page stays open.'

/** Why a file can't be loaded. */
export const notJson =
  'This file isn’t JSON, or part of it is missing. Save it again, or choose the file that you saved here, which has ‘progress’ and a date in its name.'
export const notProgress =
  'This file doesn’t contain your progress. Choose the file that you saved here, which has ‘progress’ and a date in its name.'
export const isLater =
  'This file was saved by a later version of this site than this page. Reload the page and load the file again.'
export const isDamaged = (part: string): string =>
  `This file is damaged: ${part} can’t be read. Save the file again where it came from, or fix it in a text editor.`
export const isTooLarge =
  'This file is larger than 16 MB, so it can’t be a progress file. Choose the file that you saved here, which has ‘progress’ and a date in its name.'
export const isGone =
  'Your browser couldn’t open this file. Check that it’s still there, and choose it again.'

/** Parts of a file, as in 'This file is damaged: the list of notes can’t be read'. */
export const parts: Readonly<
  Record<'lessons' | 'last' | 'answers' | 'exam' | 'exams' | 'cards' | 'plan' | 'decks' | 'notes', string>
> = {
  lessons: 'the list of lessons read',
  last: 'the lesson marked last',
  answers: 'the list of answers',
  exam: 'the exam under way',
  exams: 'the list of exams taken',
  cards: 'the list of flashcards',
  plan: 'the study plan',
  decks: 'the choice of flashcards',
  notes: 'the list of notes',
}

/** What is inside of a part. */
export const fields = {
  id: 'the name',
  startedAt: 'the start time',
  endedAt: 'the end time',
  questions: 'the list of questions',
  answers: 'the answers',
  flagged: 'the list of flagged questions',
  at: 'the current question',
  spent: 'the time used',
  right: 'the number of right answers',
  areas: 'the count by focus area',
  seed: 'the order of the options',
  time: 'the time given',
  times: 'the time by question',
  pauses: 'the number of pauses',
  keptAt: 'the time at which it was saved',
  due: 'the date',
  last_review: 'the date of the last review',
}
export const allProgress = 'all of its progress'
export const toolsPart = 'the data of the tools'
export const otherPart = (key: string): string => `the part '${key}'`
export const otherField = (key: string): string => `the field '${key}'`
export const fieldOf = (field: string, part: string): string => `${field} of ${part}`
export const lesson = (key: string): string => `the lesson '${key}'`
export const answerTo = (key: string): string => `the answer to the question '${key}'`
export const flashcard = (key: string): string => `the flashcard '${key}'`
export const noteOn = (key: string): string => `the note on the question '${key}'`
export const examNumber = (number: number): string => `number ${number} of the exams taken`
