const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Above a result. */
export const rightOf = (right: number, asked: number): string => `${right} of ${asked} right`
export const passedWith = (right: number, asked: number): string => `${right} of ${asked} right: passed`
export const notPassedWith = (right: number, asked: number): string =>
  `${right} of ${asked} right: not passed`
/** `rest` is '9 wrong, 2 not reached', or empty. */
export const percentAnd = (percent: number, rest: string): string => `${percent}%${rest && `, ${rest}`}. `
export const needed = (percent: number, right: number, asked: number): string =>
  `You need ${percent}% (${right} of ${asked}) to pass. `
export const wrong = (count: number): string => `${count} wrong`
export const leftBlank = (count: number): string => `${count} left blank`
export const notReached = (count: number): string => `${count} not reached`
/** Parts of a sentence one after another, and with its end. */
export const listed = (parts: readonly string[]): string => parts.join(', ')
export const asSentence = (text: string): string => `${text}.`

/** How the time was used. */
export const timeRanOut = 'Time ran out, so the exam ended.'
export const youTook = (time: string): string => `You took ${time}.`
export const minutes = (count: number): string =>
  count < 1 ? 'less than a minute' : counted(count, 'minute')
export const wasStrict = ' It was a strict exam, without pausing or going back.'
export const youPaused = (times: number): string => ` You paused ${times === 1 ? 'once' : `${times} times`}.`

/** What to do next. */
export const endedEarly = (answers: number, asked: number): string =>
  `You ended it after ${counted(answers, 'answer')} to ${asked} questions, so it says nothing about your areas. Take one to its end.`
export const problemIsTime = (right: number, answered: number, percent: number, open: number): string =>
  `Your problem is time: ${right} of the ${answered} that you answered were right (${percent}%), which is enough to pass, but ${open} stayed open. Answer each question before you look at one again, and practice against the clock.`
export const practicePace = (unseen: number): string =>
  `Time cost you more than mistakes: ${counted(unseen, 'question was', 'questions were')} not reached. Next: practice the pace with a short exam, and skip a question that takes over a minute.`
export const thenRepeat = (missed: number): string =>
  ` Then repeat the ${missed === 1 ? 'one' : missed} that you missed until each is right, and read the lessons below.`
export const beginWithLessons = 'Next: begin with the lessons below, in this order.'
export const repeatAndRead = (missed: number): string =>
  `Next: repeat the ${missed === 1 ? 'one' : missed} that you missed until each is right, and read the lessons below.`
export const answerAll = 'Next: no answer was wrong. Answer every question, since a guess costs nothing.'
export const takeAnother = 'Next: take another exam, which asks other questions.'

/** Buttons. */
export const repeatMissed = 'Repeat what you missed'
export const backToOverview = 'Back to the overview'
export const print = 'Print'
export const saveAsFile = 'Save as a file'

/** Compared with earlier exams of the kind. */
export const samePercentage = 'The same percentage as in the previous exam of this kind.'
export const morePoints = (points: number): string =>
  `${counted(points, 'percentage point')} more than in the previous exam of this kind.`
export const fewerPoints = (points: number): string =>
  `${counted(points, 'percentage point')} less than in the previous exam of this kind.`
export const noneWasBetter = ' None was better.'
export const bestWas = (percent: number): string => ` The best was ${percent}%.`
/** Read aloud instead of a chart. */
export const chart = (percentages: string, pass: number): string =>
  `Percentage of right answers, oldest exam first: ${percentages}. You need ${pass} to pass.`

/** Tables of scores. */
export const byArea = 'By focus area, weakest answers first'
export const area = 'Focus area'
export const fewPerArea =
  'A few questions per area don’t tell you much. If an area is weak in several exams, work on it.'
export const byOthers = 'By section of the Scrum Guide, kind and level'
export const bySection = 'By section of the Guide, weakest answers first'
export const section = 'Section'
export const byKind = 'By kind of question'
export const kind = 'Kind'
export const byLevel = 'By level'
export const level = 'Level'
export const outcomes: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'Right',
  wrong: 'Wrong',
  blank: 'Blank',
  unseen: 'Not reached',
}

/** How sure the reader was. */
export const howSureYouWere = 'How sure you were'
export const youSaid = 'You said'
export const luckAndConviction = (lucky: number, convinced: number): string =>
  `Right by luck: ${lucky}. Wrong with conviction: ${convinced}${convinced > 0 ? ', and these are worth the most, because you wouldn’t look them up' : ''}.`

/** What the exam recorded: questions, and how many of them were right; `rest` is as above. */
export const youBookmarked = (count: number, right: number, rest: string): string =>
  `You bookmarked ${counted(count, 'question')}: ${right} right${rest && `, ${rest}`}.`
export const youChanged = (count: number, right: number): string =>
  `You changed ${counted(count, 'answer')}: ${right} right at the end.`
export const youChangedTo = (count: number, gained: number, lost: number): string =>
  `You changed ${counted(count, 'answer')}: ${gained} from wrong to right, ${lost} from right to wrong.`
export const slowQuestions = (count: number, pace: string, right: number): string =>
  `${counted(count, 'question')} took more than twice the pace of ${pace}: ${right} right.`

/** Lessons to read: behind each link how many of its questions were missed. */
export const lessonsToRead = 'Lessons to read'
export const missedOf = (count: number): string => ` (${count} missed)`
/** Those that are folded away. */
export const moreLessons = (count: number): string => `More lessons (${count})`
/** Around the link 'study plan'. */
export const studyPlan = 'A '
export const studyPlanLink = 'study plan'
export const studyPlanEnd = ' puts your weak areas first, day by day until your exam.'

/** The list of questions. */
export const questions = 'Questions'
export const show = 'Show'
export const filters = {
  missed: 'Missed',
  blank: 'Blank or not reached',
  unsure: 'Unsure or guessed',
  lucky: 'Right by luck',
  convinced: 'Wrong with conviction',
  bookmarked: 'Bookmarked',
  slow: 'Slow',
  changed: 'Changed',
  all: 'All',
}
export const allAreas = 'All areas'
export const sectionOfGuide = 'Section of the Guide'
export const allSections = 'All sections'
export const noneLeft = 'No question is left.'
export const someShown = (count: number): string => `${counted(count, 'question')}.`
export const openAll = 'Open all'
export const closeAll = 'Close all'
export const makeQuiz = 'Make a quiz of these'
/** Of a question, before a colon: '12, missed:'. */
export const outcomeOf = (number: number, outcome: string): string => `${number}, ${outcome}:`
export const outcomeWords: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'right',
  wrong: 'missed',
  blank: 'left blank',
  unseen: 'not reached',
}
/** Instead of 'left blank', if some options were chosen, but not as many as asked for. */
export const chosenInstead = (chosen: number, asked: number): string => `${chosen} chosen instead of ${asked}`
/** What was recorded of it, in a list whose first letter is made large. */
export const sureWords: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'sure',
  unsure: 'unsure',
  guess: 'guess',
}
export const changed = 'changed'
export const bookmarked = 'bookmarked'
export const took = (time: string): string => `${time} min`
export const tookAtPace = (time: string, pace: string): string => `${time} min (pace ${pace})`

/** The file. */
export const fileTitle = (ended: string): string => `PSM I practice exam, ended ${ended}`
export const filePassed = (needed: number): string => `: passed (needed: ${needed})`
export const fileNotPassed = (needed: number): string => `: not passed (needed: ${needed})`
export const fileByArea = 'By focus area'
export const fileBySection = 'By section of the Scrum Guide'
export const isRight = 'right'
export const yourAnswer = 'your answer'
export const partRight = (name: string, right: number, rest: string): string =>
  `${name}: ${right} right${rest && `, ${rest}`}`
