import { cardAfter } from './question-cards'
import { firstOf } from '../progress/first-answer'
import type { Confidence, Progress } from '../progress/shape'

/** An answer that was just given. */
export interface GivenAnswer {
  right: boolean
  /** ISO 8601 */
  at: string
  /** In a lesson, which shows its answers again; an exam leaves those as they are. */
  chosen?: string[]
  confidence?: Confidence | undefined
}

/** Records an answer, keeps the first one to the question, and schedules its card. Every answer comes through here. */
export function judged(progress: Progress, id: string, given: GivenAnswer): Progress {
  const { right, at, chosen, confidence } = given
  const before = progress.answers[id]
  const { confidence: _before, ...rest } = before ?? {}
  const answer = {
    ...rest,
    right,
    at,
    ...(chosen && { chosen }),
    ...(confidence && { confidence }),
    first: before ? firstOf(before) : { right, at },
  }
  const card = cardAfter(progress, id, answer)
  return {
    ...progress,
    answers: { ...progress.answers, [id]: answer },
    cards: { ...progress.cards, [card.id]: card.state },
  }
}
