import { createEmptyCard, fsrs, Rating, S_MAX, S_MIN, type CardInput } from 'ts-fsrs'
import type { CardState } from '../progress/shape'
import { longestInterval } from './clock'

/** From the worst to the best. */
export const grades = ['Again', 'Hard', 'Good', 'Easy'] as const

export type Grade = (typeof grades)[number]

/** Without fuzz: the same grades give the same dates, and what a button promises comes true. */
const scheduler = fsrs({ enable_fuzz: false, maximum_interval: longestInterval })

/** The last moment that ISO 8601 writes with four digits of the year; what is later could not be read again. */
const endOfTime = Date.parse('9999-12-31T23:59:59.999Z')

const iso = (date: Date): string => new Date(Math.min(date.getTime(), endOfTime)).toISOString()

/** The states of a card by the numbers that are kept. */
const states = ['New', 'Learning', 'Review', 'Relearning'] as const

/** Whether ts-fsrs can go on from what was kept: it refuses numbers that it would never have written. */
const hasMemory = ({ state, stability, difficulty }: CardState): boolean =>
  states[state] !== 'New' && stability >= S_MIN && stability <= S_MAX && difficulty >= 1 && difficulty <= 10

/**
 * What was kept as ts-fsrs takes it. A card without a usable memory begins anew. A last review in the future, of a
 * clock that was wrong, counts as now.
 */
function cardOf(kept: CardState | undefined, now: Date): CardInput {
  const fresh = createEmptyCard(now)
  if (!kept || !hasMemory(kept)) return fresh
  const last = Date.parse(kept.last_review ?? kept.due)
  return {
    ...fresh,
    stability: kept.stability,
    difficulty: kept.difficulty,
    scheduled_days: kept.scheduled_days,
    learning_steps: kept.learning_steps,
    reps: kept.reps,
    lapses: kept.lapses,
    state: states[kept.state],
    last_review: new Date(Math.min(Number.isNaN(last) ? Infinity : last, now.getTime())),
  }
}

/** When a card was graded for the first time; undefined where that is not known. */
export const begunAt = ({ begun }: CardState): Date | undefined =>
  typeof begun === 'string' && !Number.isNaN(Date.parse(begun)) ? new Date(begun) : undefined

/**
 * What is to be kept of a card after a grade: ts-fsrs's own state with times in ISO 8601, and `begun`, the time of
 * the first grade, by which new cards are counted. Fields that a later version has added stay.
 *
 * @param kept what is kept of the card now; undefined for a new one
 */
export function graded(kept: CardState | undefined, grade: Grade, now: Date): CardState {
  const { card } = scheduler.next(cardOf(kept, now), now, Rating[grade])
  return {
    ...kept,
    due: iso(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduled_days,
    learning_steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    last_review: iso(now),
    begun: iso((kept && begunAt(kept)) ?? now),
  }
}
