import { createEmptyCard, fsrs, Rating, S_MAX, S_MIN, type CardInput } from 'ts-fsrs'
import type { CardState } from '../progress/shape'
import { begunAt, longestInterval } from './clock'

/** From worst to best. */
export const grades = ['Again', 'Hard', 'Good', 'Easy'] as const

export type Grade = (typeof grades)[number]

/** No fuzz: the same grades give the same dates, so that the buttons' labels come true. */
const options = { enable_fuzz: false, maximum_interval: longestInterval }

const scheduler = /* @__PURE__ */ fsrs(options)

/** Without learning steps: a right answer in an exam is not to be repeated ten minutes later. */
const stepless = /* @__PURE__ */ fsrs({ ...options, enable_short_term: false })

/** The last moment ISO 8601 writes with a four-digit year; later ones can't be parsed. */
const endOfTime = Date.parse('9999-12-31T23:59:59.999Z')

const iso = (date: Date): string => new Date(Math.min(date.getTime(), endOfTime)).toISOString()

/** Card states by ts-fsrs's numbers. */
const states = ['New', 'Learning', 'Review', 'Relearning'] as const

/** Whether ts-fsrs accepts the stored values; it throws on numbers it would never have written. */
const hasMemory = ({ state, stability, difficulty }: CardState): boolean =>
  states[state] !== 'New' && stability >= S_MIN && stability <= S_MAX && difficulty >= 1 && difficulty <= 10

/** A stored card for ts-fsrs: new if it has no usable memory; a last review in the future counts as now. */
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

function after(by: typeof scheduler, kept: CardState | undefined, grade: Grade, now: Date): CardState {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- named to leave it out of what is stored
  const { elapsed_days: _elapsed, ...card } = by.next(cardOf(kept, now), now, Rating[grade]).card
  return {
    ...kept,
    ...card,
    due: iso(card.due),
    last_review: iso(now),
    begun: iso((kept && begunAt(kept)) ?? now),
  }
}

/**
 * What to store after a grade: ts-fsrs's state with ISO 8601 times, and `begun`, the time of the first grade,
 * which limits new cards per day. Fields of later versions are preserved.
 * @param kept the stored card; undefined for a new one
 */
export const graded = (kept: CardState | undefined, grade: Grade, now: Date): CardState =>
  after(scheduler, kept, grade, now)

/** What to store after a question was answered anywhere: due at once if wrong, else in a day or more. */
export const answerGraded = (kept: CardState | undefined, grade: Grade, now: Date): CardState =>
  after(grade === 'Again' ? scheduler : stepless, kept, grade, now)
