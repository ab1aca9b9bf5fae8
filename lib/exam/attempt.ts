import { own } from '../own'
import type { Attempt, Confidence } from '../progress/shape'
import { isComplete } from './complete'
import { examTime } from './exam-rules'
import type { Bank } from './score'

/** Duration of an exam in milliseconds; Infinity without a clock. */
export const timeOf = ({ time = examTime, clock }: Pick<Attempt, 'time' | 'clock'>): number =>
  clock === 'none' ? Infinity : time

/** Whether the clock runs on while the exam isn't open, and so allows no pause. */
export const runsOn = ({ clock, isStrict }: Attempt): boolean =>
  clock === undefined ? isStrict === true : clock === 'runs-on'

/** Milliseconds left in an exam under way. */
export const timeLeft = (exam: Attempt): number => Math.max(0, timeOf(exam) - exam.spent)

/** What a reader does in an exam. */
export type ExamAction =
  | { kind: 'pause' }
  | { kind: 'hide-time'; isHidden: boolean }
  | { kind: 'answer'; question: string; keys: readonly string[] }
  | { kind: 'confidence'; question: string; confidence: Confidence | undefined }
  | { kind: 'flag'; question: string; flagged: boolean }
  | { kind: 'go'; to: number }

/** The record with this entry, or without it if there is no value. */
function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T | undefined) {
  const { [key]: _before, ...others } = record
  return value === undefined ? others : { ...others, [key]: value }
}

/** Whether the reader may go there; a strict exam, which earlier versions offered, doesn't allow going back. */
export const mayGo = ({ questions, at, isStrict }: Attempt, to: number): boolean =>
  to in questions && (isStrict ? to > at : to !== at)

/** Applies an action. Returns the same exam if the action isn't allowed or time is up. */
export function act(attempt: Attempt, action: ExamAction): Attempt {
  if (timeLeft(attempt) === 0) return attempt
  if (action.kind === 'pause')
    return runsOn(attempt) ? attempt : { ...attempt, pauses: (attempt.pauses ?? 0) + 1 }
  if (action.kind === 'hide-time') return { ...attempt, isTimeHidden: action.isHidden }
  if (action.kind === 'go') return mayGo(attempt, action.to) ? { ...attempt, at: action.to } : attempt
  const { question } = action
  if (!attempt.questions.includes(question)) return attempt
  if (action.kind === 'answer') {
    const keys = action.keys.length === 0 ? undefined : [...action.keys]
    return { ...attempt, answers: withEntry(attempt.answers, question, keys) }
  }
  if (action.kind === 'confidence')
    return { ...attempt, confidence: withEntry(attempt.confidence ?? {}, question, action.confidence) }
  const others = attempt.flagged.filter(id => id !== question)
  return { ...attempt, flagged: action.flagged ? [...others, question] : others }
}

/** Adds elapsed milliseconds to the exam and the current question, up to the exam's duration. */
export function withTime(attempt: Attempt, milliseconds: number, question = ''): Attempt {
  const passed = Math.min(Math.max(milliseconds, 0), timeLeft(attempt))
  if (passed === 0) return attempt
  const times = question
    ? { times: { ...attempt.times, [question]: Math.round((own(attempt.times, question) ?? 0) + passed) } }
    : {}
  return { ...attempt, spent: attempt.spent + passed, ...times }
}

/** A question's status in the list. */
export interface QuestionStanding {
  isAnswered: boolean
  isFlagged: boolean
}

/** The status of each question, in order. A question with too few choices counts as blank. */
export const standings = ({ questions, answers, flagged }: Attempt, bank: Bank): QuestionStanding[] =>
  questions.map(id => {
    const question = bank.get(id)
    const isAnswered = question ? isComplete(question, answers[id]) : Object.hasOwn(answers, id)
    return { isAnswered, isFlagged: flagged.includes(id) }
  })

/** The next question with this status, wrapping around, or undefined. */
export function nextWhere(
  all: readonly QuestionStanding[],
  at: number,
  is: (standing: QuestionStanding) => boolean,
): number | undefined {
  const indexes = all.map((_, index) => (at + 1 + index) % all.length)
  return indexes.find(index => {
    const standing = all[index]
    return standing !== undefined && index !== at && is(standing)
  })
}
