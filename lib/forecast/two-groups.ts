import { average } from '../example/flow/percentile'
import { total } from '../example/total'

/** Low and high periods: their averages, and how many are low. */
export interface Groups {
  low: number
  high: number
  lowPeriods: number
}

const squares = (values: readonly number[]) => {
  const middle = average(values)
  return total(values.map(value => (value - middle) ** 2))
}

/** The smaller group has at least this share of the periods: one bad week isn't a regime. */
const leastShare = 0.2

/** A share of the variance between the groups that one group rarely has: more for short series. */
const separation = (periods: number): number => 0.78 + 0.9 / periods

/**
 * Two groups with little between them, whatever their order: the best split of the sorted numbers explains more of their
 * variance than chance does in one group, and they vary more than counts of random arrivals would (variance over mean).
 * The limits are ours: tests/unit/forecast/two-groups.test.ts says how often they are wrong.
 */
export function twoGroups(history: readonly number[]): Groups | undefined {
  const sorted = [...history].sort((a, b) => a - b)
  const count = sorted.length
  const [all, mean] = [squares(sorted), average(sorted)]
  if (count < 8 || all / (count - 1) < 1.6 * mean) return undefined
  const fewest = Math.max(2, Math.ceil(count * leastShare))
  let best = { at: 0, within: all }
  for (let at = fewest; at <= count - fewest; at += 1) {
    const within = squares(sorted.slice(0, at)) + squares(sorted.slice(at))
    if (within < best.within) best = { at, within }
  }
  if (best.at === 0 || 1 - best.within / all < separation(count)) return undefined
  return { low: average(sorted.slice(0, best.at)), high: average(sorted.slice(best.at)), lowPeriods: best.at }
}
