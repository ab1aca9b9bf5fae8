import type { Attempt } from '../progress/shape'
import { examTime } from './exam-rules'

/** Milliseconds that are left to an exam under way. */
export const timeLeft = ({ spent }: Attempt): number => Math.max(0, examTime - spent)

/** What a reader does in an exam. */
export type ExamAction =
  | { kind: 'answer'; question: string; keys: readonly string[] }
  | { kind: 'flag'; question: string; flagged: boolean }
  | { kind: 'go'; to: number }

function answered({ answers }: Attempt, question: string, keys: readonly string[]): Attempt['answers'] {
  const { [question]: _before, ...others } = answers
  return keys.length === 0 ? others : { ...others, [question]: [...keys] }
}

/** The exam after an action; the same one where the action is none of its own, or the time is out. */
export function act(attempt: Attempt, action: ExamAction): Attempt {
  if (timeLeft(attempt) === 0) return attempt
  if (action.kind === 'go') {
    return action.to in attempt.questions && action.to !== attempt.at
      ? { ...attempt, at: action.to }
      : attempt
  }
  const { question } = action
  if (!attempt.questions.includes(question)) return attempt
  if (action.kind === 'answer') return { ...attempt, answers: answered(attempt, question, action.keys) }
  const others = attempt.flagged.filter(id => id !== question)
  return { ...attempt, flagged: action.flagged ? [...others, question] : others }
}

/** Counts time that has passed, in milliseconds; never more than the exam has. */
export function withTime(attempt: Attempt, milliseconds: number): Attempt {
  const passed = Math.min(Math.max(milliseconds, 0), timeLeft(attempt))
  return passed === 0 ? attempt : { ...attempt, spent: attempt.spent + passed }
}

/** How a question stands in the list. */
export interface QuestionStanding {
  isAnswered: boolean
  isFlagged: boolean
}

/** How each question of an exam stands, in its order. */
export const standings = ({ questions, answers, flagged }: Attempt): QuestionStanding[] =>
  questions.map(id => ({ isAnswered: id in answers, isFlagged: flagged.includes(id) }))
