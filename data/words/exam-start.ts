const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** What is under way: an exam with PSM I's terms, or any other. */
type Noun = 'exam' | 'quiz'

/** The overview: a heading, and the same while an exam is under way. */
export const startHere = 'Start here'
export const goOn = 'Go on'
export const howToUse = 'How do you want to use the questions?'
export const start = 'Start'

/** Ways to use the questions: behind each name a colon and what it is for. */
export const asAtExam = 'As at the exam'
export const asAtExamText = (questions: number, minutes: number, pass: number): string =>
  `${questions} questions in ${minutes} minutes, ${pass} right to pass. You can go back, bookmark, and change answers, but not pause. The reasons come at the end.`
export const shortExam = 'Short exam'
export const shortExamText = (questions: number, minutes: string): string =>
  `The same with ${questions} questions in ${minutes} minutes.`
export const firstLook = 'First look'
export const firstLookText = (questions: number): string =>
  `${questions} easier questions without a clock, to see what you know already and where to begin.`
export const learning = 'Learning'
export const learningText = (questions: number): string =>
  `${questions} questions from all areas without a clock, with the reasons right after each answer.`
export const ownQuiz = 'My own quiz'
export const ownQuizText = 'Your choice of topics, questions, and clock.'
export const colon = ':'

/** An own quiz. */
export const sections = 'Sections of the Scrum Guide'
export const areas = 'Focus areas'
export const kinds = 'Kinds'
export const kindNames: Readonly<Record<'single' | 'multiple' | 'true-false', string>> = {
  single: 'One right answer',
  multiple: 'Several right answers',
  'true-false': 'True or false',
}
export const levels = 'Levels'
export const levelNames: Readonly<Record<1 | 2 | 3, string>> = { 1: 'Easy', 2: 'Medium', 3: 'Hard' }
/** Of a list that is folded: nothing was chosen, or some. */
export const anyOf = (list: string): string => `${list}: any`
export const someOf = (list: string, count: number): string => `${list}: ${count} chosen`
export const ask = 'Ask'
export const askAll = 'All questions'
export const askNew = 'Only new ones'
export const askMissed = 'Only what I missed last time'
export const numberOfQuestions = 'Number of questions'
export const clockAndReasons = 'Clock and reasons'
export const noClockAtOnce = 'No clock, reasons after each answer'
export const noClock = 'No clock, reasons at the end'
export const clockRunsOn = 'Clock at the exam’s pace, reasons at the end'
export const clockPauses = 'Clock that I can pause, reasons at the end'
export const matches = (count: number): string => `${counted(count, 'question matches', 'questions match')}.`
export const moreMatch = (count: number, asked: number): string =>
  `${counted(count, 'question matches', 'questions match')}; the quiz asks ${asked} of them.`

/** An exam under way. */
export const underWay = (noun: Noun, answered: number, asked: number): string =>
  `Under way: ${noun === 'exam' ? 'an exam' : 'a quiz'}, ${answered} of ${asked} answered.`
export const underWayWithClock = (noun: Noun, answered: number, asked: number, left: string): string =>
  `Under way: ${noun === 'exam' ? 'an exam' : 'a quiz'}, ${answered} of ${asked} answered, ${left} left.`
export const clockKeepsRunning = 'The clock keeps running while you’re away.'
export const goOnWith = (noun: Noun): string => `Continue the ${noun}`
export const giveUp = 'Give it up …'
export const isToGiveUp = (noun: Noun, answers: number): string =>
  `Give up this ${noun}? Its ${counted(answers, 'answer')} won’t count, and nothing will be saved.`
export const keepIt = 'Keep it'
export const giveItUp = 'Give it up'

/** Practice. */
export const practiceByArea = 'Practice by focus area'
export const practiceByAreaText =
  'There’s no clock, and each answer is explained right away. Questions that you missed or haven’t seen come first.'
export const questionsIn = (count: number): string => `${count} questions`
export const rightIn = (right: number, answered: number, all: number): string =>
  `${right} of ${answered} right, ${all} in all`
export const practiceMissed = 'Practice what you missed'
export const missed = 'What you missed'
export const nothingMissed =
  'The list is empty. A question that you get wrong in an exam, in practice or at the end of a lesson is added here, and it leaves the list once you get it right.'
export const someMissed = (count: number): string =>
  `${counted(count, 'question is', 'questions are')} waiting, starting with the one that you missed longest ago. Each leaves the list once you get it right.`

/** Earlier exams. */
export const yourExams = 'Your exams'
export const noExams = 'None yet. Each exam that you end is listed here with its score.'
export const ended = 'Ended'
export const right = 'Right'
export const result = 'Result'
export const time = 'Time'
/** Read aloud behind a date. */
export const seeResult = ': see the result'
export const rightPercent = (right: number, asked: number, percent: number): string =>
  `${right} of ${asked} (${percent}%)`
export const passed = 'passed'
export const notPassed = 'not passed'
export const quiz = 'quiz'

/** How ready a reader is: `label` makes bold what it is given. */
export const ready = 'Ready?'
export const notEnough = (fewest: number, given: number): string =>
  ` An estimate needs your first answers to ${fewest} questions. You have given ${given}.`
export const wouldPass = (of10: number): string => `Ready? You would pass about ${of10} of 10 such exams.`
export const wouldPassBetween = (of10: number, low: number, high: number): string =>
  `Ready? You would pass about ${of10} of 10 such exams (between ${low} and ${high}, with a chance of 80%).`
export const restsOn = (count: number): string =>
  `This rests on your first answers to the last ${count} questions that you met, because a question is easier the second time. It doesn’t know how you do against the clock.`

/** For trainers. */
export const forTrainers = 'For trainers'
export const forTrainersText =
  'Make a quiz for your class: a page to print, with or without the answers, and a file in the GIFT format, which Moodle imports. To make one of the questions of an exam, open its result. The quiz has an address of its own that you can keep.'
export const section = 'Section of the Guide'
export const allSections = 'All sections'
export const area = 'Focus area'
export const allAreas = 'All areas'
export const atMost = 'At most'
export const noneFits = 'No question fits.'
export const someFit = (count: number): string => `${counted(count, 'question')} to draw from.`
export const makeQuiz = 'Make the quiz'
/** A trainer's quiz; `source` is the site's name and address. */
export const quizOf = (count: number): string => `A quiz of ${counted(count, 'question')}`
export const quizTitle = 'PSM I quiz'
export const questionsFrom = (source: string): string => `Questions: ${source}`
export const severalAreRight = ' (Several are right.)'
export const print = 'Print'
export const withAnswers = 'With answers'
export const saveForMoodle = 'Save for Moodle (GIFT)'
export const backToOverview = 'Back to the overview'

/** Instead of what was asked for. */
export const nothingHere = 'Nothing here'
export const noQuestions = 'There is no question with these names.'
export const noExam =
  'This browser has no exam with this address. It may be stored in another browser, or have been deleted.'
export const loading = 'Loading the questions …'
export const questionsFailed = 'The questions couldn’t be loaded. Check your connection and try again.'
export const tryAgain = 'Try again'
export const needsScripts =
  'The exam and the practice need scripts, which are turned off in your browser. You can answer the questions at the end of each lesson without scripts.'
export const unreadable =
  'The progress stored in this browser can’t be read, so nothing can be added to it. It was left unchanged. On the front page of the course you can save it as a file and start over.'
export const forbidden =
  'Your browser doesn’t let this site store anything, so an exam lasts only as long as this page stays open.'
