import { mayJoin } from './balance-questions'
import type { DrawnFrom, Quotas } from './quotas'

const wordsOf = (question: DrawnFrom): number => question.words ?? 0

/** A question for another of the same area, kind and difficulty that is shorter. */
interface Swap {
  place: number
  question: DrawnFrom
  /** What a word less costs in questions that are less fresh. */
  price: number
  saved: number
}

const isAlike = (a: DrawnFrom, b: DrawnFrom): boolean =>
  a.area === b.area && a.kind === b.kind && a.difficulty === b.difficulty

/** The swap that gives up least for each word that is too much; undefined where nothing shorter may stand there. */
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
 * Brings a selection down to the words that may be read. Long questions make room for shorter ones of their own area, kind
 * and difficulty, even for some that the reader knows: what an exam weighs counts for more than how fresh it is. Only where
 * nothing shorter is left, as in a small bank, may it stay above.
 *
 * @param cost of asking a question, the less fresh the more
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
