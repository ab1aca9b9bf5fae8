import type { Attempt } from '../progress/shape'
import type { ExamAction } from './attempt'
import { isComplete } from './complete'
import type { Bank } from './score'

/** Remembers the complete answer to a question, and counts it as a change if the last complete one was another. */
export function settled(attempt: Attempt, bank: Bank, id = ''): Attempt {
  const question = bank.get(id)
  const keys = attempt.answers[id]
  if (!question || !keys || !isComplete(question, keys)) return attempt
  const last = attempt.settled?.[id]
  if (last?.length === keys.length && last.every(key => keys.includes(key))) return attempt
  const kept = { ...attempt, settled: { ...attempt.settled, [id]: keys } }
  if (!last) return kept
  const changes = { ...attempt.changes, [id]: (attempt.changes?.[id] ?? 0) + 1 }
  return { ...kept, changes, before: { [id]: last, ...attempt.before } }
}

/** What an action settles: an answer, or, where any number of options is complete, only leaving the question. */
export function settledBy(action: ExamAction, attempt: Attempt, bank: Bank, shown: string): Attempt {
  if (action.kind === 'go' || action.kind === 'pause') return settled(attempt, bank, shown)
  if (action.kind !== 'answer') return attempt
  const question = bank.get(action.question)
  const isOpen = question?.kind === 'multiple' && !question.countStated
  return isOpen ? attempt : settled(attempt, bank, action.question)
}
