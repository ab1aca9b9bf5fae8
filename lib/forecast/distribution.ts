/** Results of runs, in ascending order. */
export type Sorted = Int32Array

/** How many results a percentage takes; products such as 0.07 × 100 can be slightly above the whole number. */
const needed = (runs: number, percent: number): number =>
  Math.max(1, Math.ceil((percent * runs) / 100 - 1e-9))

/** The smallest result that at least `percent` % of the results don't exceed (nearest rank); 0 if there are none. */
export const withinMost = (results: Sorted, percent: number): number =>
  results[needed(results.length, percent) - 1] ?? 0

/** The largest result that at least `percent` % of the results reach (nearest rank); 0 if there are none. */
export const reachedByMost = (results: Sorted, percent: number): number =>
  results[results.length - needed(results.length, percent)] ?? 0

/** How many results are less than a number. */
export function countBelow(results: Sorted, limit: number): number {
  let [from, to] = [0, results.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((results[middle] ?? 0) < limit) from = middle + 1
    else to = middle
  }
  return from
}

/** A bar of a histogram: results from `least` to `most`, inclusive. */
export interface Bin {
  least: number
  most: number
  count: number
}

/** The results in at most `bars` bars of the same width, a width that people count in: 1, 2, 5, 10, 20 … */
export function binsOf(results: Sorted, bars: number): Bin[] {
  const [low = 0, high = 0] = [results.at(0), results.at(-1)]
  const needs = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1
  let width = 1
  for (let power = 1; needs(width) > bars; power *= 10)
    width = [power, 2 * power, 5 * power].find(each => needs(each) <= bars) ?? 10 * power
  const first = Math.floor(low / width) * width
  return Array.from({ length: needs(width) }, (_, index) => {
    const least = first + index * width
    return {
      least,
      most: least + width - 1,
      count: countBelow(results, least + width) - countBelow(results, least),
    }
  })
}
