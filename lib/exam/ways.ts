import type { Attempt } from '../progress/shape'
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
    title: 'As at the exam',
    what: `${questions} questions in ${minutes} minutes, ${pass} right to pass. You can go back, bookmark, and change answers, but not pause. The reasons come at the end.`,
  },
  {
    name: 'short',
    title: 'Short exam',
    what: `The same with ${shortExam} questions in ${clockText(timeFor(shortExam))} minutes.`,
  },
  {
    name: 'first-look',
    title: 'First look',
    what: `${shortRound} easier questions without a clock, to see what you know already and where to begin.`,
  },
  {
    name: 'learning',
    title: 'Learning',
    what: `${shortRound} questions from all areas without a clock, with the reasons right after each answer.`,
  },
  { name: 'own', title: 'My own quiz', what: 'Your choice of topics, questions, and clock.' },
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
export const ownClocks: readonly (readonly [clock: Choice['clock'], words: string])[] = [
  ['at-once', 'No clock, reasons after each answer'],
  ['none', 'No clock, reasons at the end'],
  ['runs-on', 'Clock at the exam’s pace, reasons at the end'],
  ['pauses', 'Clock that I can pause, reasons at the end'],
]

/** What to call an exam under way: 'quiz' unless it has the exam's terms. */
export const nounOf = ({ mode }: Pick<Attempt, 'mode'>): string =>
  mode === 'first-look' || mode === 'own' ? 'quiz' : 'exam'
