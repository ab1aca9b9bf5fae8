import { mayJoin } from './balance-questions'
import type { DrawnFrom, Quotas } from './quotas'

const wordsOf = (question: DrawnFrom): number => question.words ?? 0

/** A swap for a shorter question of the same area, kind, and difficulty. */
interface Swap {
  place: number
  question: DrawnFrom
  /** Cost per saved word, in less fresh questions. */
  price: number
  saved: number
}

const isAlike = (a: DrawnFrom, b: DrawnFrom): boolean =>
  a.area === b.area && a.kind === b.kind && a.difficulty === b.difficulty

/** The cheapest swap per word saved; undefined if there is nothing shorter. */
function cheapestSwap(
  drawn: readonly DrawnFrom[],
  pool: readonly DrawnFrom[],
  quotas: Quotas,
  cost: (question: DrawnFrom) => number,
  over: number,
): Swap | undefined {
  const left = pool.filter(question => !drawn.includes(question))
  let best: Swap | undefined
  for (const [place, now] of drawn.entries()) {
    const others = drawn.filter((_, at) => at !== place)
    for (const question of left) {
      const saved = wordsOf(now) - wordsOf(question)
      if (saved <= 0 || !isAlike(now, question)) continue
      const price = (cost(question) - cost(now)) / Math.min(saved, over)
      const isBetter = !best || price < best.price || (price === best.price && saved > best.saved)
      if (isBetter && mayJoin(question, others, quotas)) best = { place, question, price, saved }
    }
  }
  return best
}

/**
 * Brings a selection below the word limit. Long questions make way for shorter ones of the same area, kind,
 * and difficulty, even familiar ones: an even exam matters more than a fresh one. Stays above only if nothing
 * shorter is left, as in a small bank.
 * @param cost of asking a question; higher if it was asked recently
 */
export function withinWords(
  selection: readonly DrawnFrom[],
  pool: readonly DrawnFrom[],
  quotas: Quotas,
  cost: (question: DrawnFrom) => number,
): DrawnFrom[] {
  const drawn = [...selection]
  let over = drawn.reduce((sum, question) => sum + wordsOf(question), 0) - quotas.words
  while (over > 0) {
    const swap = cheapestSwap(drawn, pool, quotas, cost, over)
    if (!swap) return drawn
    drawn[swap.place] = swap.question
    over -= swap.saved
  }
  return drawn
}
