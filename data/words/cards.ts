const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Spans until a card comes again: on buttons, and in sentences. */
export const minutes = (count: number): string => counted(count, 'minute')
export const hours = (count: number): string => counted(count, 'hour')
export const days = (count: number): string => counted(count, 'day')
export const months = (count: number): string => counted(count, 'month')
export const years = (count: number): string => counted(count, 'year')

/** When a card is due: 'tomorrow, Monday, May 12'. */
export const tomorrow = (day: string): string => `tomorrow, ${day}`
export const nothingDueUntil = (when: string): string => `Nothing is due until ${when}.`

/** Decks. */
export const deck = 'Deck'
export const deckNames: Readonly<Record<'today' | 'terms' | 'guide' | 'questions' | 'missed', string>> = {
  today: 'Due today',
  terms: 'All terms',
  guide: 'Scrum Guide terms',
  questions: 'Questions',
  missed: 'Questions you missed',
}
export const newADay = 'New cards a day'

/** Grades, from worst to best. */
export function gradeName(english: string): string {
  return english
}

/** The card. */
export const card = 'Card'
export const newCard = 'New card'
export const wrongClock =
  'This card comes before its date, because this device’s clock is wrong, or was wrong when you graded the card. Grade it again, and it gets a new date.'
export const answer = 'Answer'
export const showAnswer = 'Show answer'
export const howWell = 'How well did you know it?'
export const keys = 'You can also grade with the keys 1 to 4 while the card has focus.'
export const inGlossary = 'In the glossary'
export const termInGlossary = (term: string): string => `${term} in the glossary`
export const lesson = 'The lesson that teaches it'

/** Below the card. */
export const leftNow = 'Left now'
export const newOfThese = 'Of these, new'
export const learned = { term: 'Terms learned', question: 'Questions learned' }
export const knownOf = (known: number, all: number): string => `${known} of ${all}`
export const undo = 'Undo the last grade'
/** After a grade: `name` is a term's, or 'The question'. */
export const graded = (name: string, grade: string, span: string): string =>
  `${name}: ${grade}, next in ${span}.`
export const undone = (name: string, grade: string): string => `${name}: ${grade} was undone.`
export const theQuestion = 'The question'
export const gradedElsewhere = 'That card was graded in another tab.'
export const gradeStays = 'That card has since been graded in another tab, and that grade stays.'

/** At the end. */
export const endOfSession = 'End of the session'
export const thereIsMore = 'There is more'
export const doneForNow = 'Done for now'
export const moreWaiting = 'More cards are waiting.'
export const allNewStarted =
  'You have started all of today’s new cards. For more, choose a larger number below.'
export const backToPlan = 'Back to your study plan'
export const goOn = 'Continue'
export const studyAhead = 'Study ahead'
export const aheadNote = 'Studying ahead shows you cards that aren’t due yet, starting with the next ones.'

/** Instead of a card. */
export const unreadable =
  'The progress stored in this browser can’t be read. It was left unchanged, so you can’t study cards here, but you can still read, print and export them.'
export const forbidden =
  'Your browser doesn’t let this site store anything, so your grades last only until you leave this page.'
export const questionsFailed = 'The questions couldn’t be loaded. Check your connection and try again.'
export const tryAgain = 'Try again'
export const loadingQuestions = 'Loading your questions …'
/** Without questions: before and behind the link 'practice exam'. */
export const noMissed = 'No missed questions. Answer some in the '
export const noQuestions = 'No questions yet. Answer some in the '
export const practiceExam = 'practice exam'
export const missedComeHere =
  ' or at the end of a lesson: those that you answer wrong are here until you answer them right.'
export const questionsComeHere =
  ' or at the end of a lesson: each comes back here, the sooner the less sure you were.'
export const needsScripts =
  'Studying needs scripts, which are turned off in your browser. Every card is below, with both sides.'

/** The list of all cards, and tools. */
export const allCards = (count: number): string =>
  `${count === 1 ? 'The one card' : `All ${count} cards`} in this deck, both sides`
export const print = 'Print the cards in this deck'
export const exportAll = 'Export all for Anki'
export const terms = (count: number): string => counted(count, 'term')
export const questions = (count: number): string => counted(count, 'question')
export const exported = (file: string, what: string): string => `The file ${file} has ${what}.`
export const exportedInPart = ' The questions couldn’t be loaded. To try again, export again.'

/** In the file for Anki: names of links. */
export const ankiGlossary = 'Glossary'
export const ankiLesson = 'Lesson'
