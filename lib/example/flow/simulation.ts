/** Monte Carlo: days repeat random past days (with replacement), assuming a similar future and independent days. */
import { total } from '../total'

/** The random source: a whole number from 0 to `size` - 1, uniformly distributed. */
export interface Chance {
  below: (size: number) => number
}

const drawn = (history: readonly number[], chance: Chance): number =>
  history[chance.below(history.length)] ?? 0

/** For each run: items finished within this many days. */
export const itemsInDays = (
  history: readonly number[],
  days: number,
  runs: number,
  chance: Chance,
): number[] =>
  Array.from({ length: runs }, () => total(Array.from({ length: days }, () => drawn(history, chance))))

/** For each run: the day, counted from 1, on which this many items are finished. */
export function daysForItems(
  history: readonly number[],
  items: number,
  runs: number,
  chance: Chance,
): number[] {
  if (total(history) <= 0) throw new RangeError('Nothing was ever finished: a forecast would never end.')
  return Array.from({ length: runs }, () => {
    let days = 0
    for (let finished = 0; finished < items; days += 1) finished += drawn(history, chance)
    return days
  })
}
