import * as words from '../../data/words/exam-start'
import { examRules, shortExam, shortRound, timeFor, type examModes, type ExamClock } from './exam-rules'
import { anyQuiz, type OwnQuiz } from './own-quiz'
import { clockText } from './time-text'

/** A way to use the questions, as the start screen offers it. */
export interface Way {
  name: keyof typeof examModes | 'learning' | 'own'
  title: string
  what: string
}

const { questions, minutes, pass } = examRules

/** In the order of the start screen. */
export const ways: readonly Way[] = [
  {
    name: 'psm-1',
    title: words.asAtExam,
    what: words.asAtExamText(questions, minutes, pass),
  },
  {
    name: 'short',
    title: words.shortExam,
    what: words.shortExamText(shortExam, clockText(timeFor(shortExam))),
  },
  {
    name: 'first-look',
    title: words.firstLook,
    what: words.firstLookText(shortRound),
  },
  {
    name: 'learning',
    title: words.learning,
    what: words.learningText(shortRound),
  },
  { name: 'own', title: words.ownQuiz, what: words.ownQuizText },
]

/** What the reader chose on the start screen. */
export interface Choice {
  way: Way['name']
  quiz: OwnQuiz
  /** Questions of the own quiz. */
  count: number
  /** Its clock; 'at-once' for the reasons after each answer, and no clock. */
  clock: ExamClock | 'at-once'
}

/** What is chosen at first. */
export const firstChoice: Choice = { way: 'psm-1', quiz: anyQuiz, count: 20, clock: 'at-once' }

/** Numbers of questions that an own quiz offers. */
export const ownCounts = [5, 10, 20, 40, questions] as const

/** Its clocks, in words. */
export const ownClocks: readonly (readonly [clock: Choice['clock'], text: string])[] = [
  ['at-once', words.noClockAtOnce],
  ['none', words.noClock],
  ['runs-on', words.clockRunsOn],
  ['pauses', words.clockPauses],
]
