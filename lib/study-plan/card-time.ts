import type { StudyFacts } from './study-facts'

/** How often a new card comes up on its first day. */
export const timesNew = ({ cards: { returns } }: StudyFacts): number =>
  Math.max(1, returns.filter(days => days === 0).length)

/**
 * How often a day's cards come up, planned or done.
 * @param fresh how many of them came up, or will, for the first time
 */
export const showingsOf = (facts: StudyFacts, cards: number, fresh: number): number =>
  cards + fresh * (timesNew(facts) - 1)
