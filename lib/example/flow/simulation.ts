/**
 * Forecasts by simulation (Monte Carlo): each coming day is one of the past days, drawn by lot and put back. That
 * assumes that the coming days are like the past ones, and that a day does not depend on the day before it.
 */
import { total } from '../total'

/** Where chance comes from: a whole number from 0 to below `size`, each as likely. */
export interface Chance {
  below: (size: number) => number
}

const drawn = (history: readonly number[], chance: Chance): number =>
  history[chance.below(history.length)] ?? 0

/** In each of so many runs: how many items are finished in so many days. */
export const itemsInDays = (
  history: readonly number[],
  days: number,
  runs: number,
  chance: Chance,
): number[] =>
  Array.from({ length: runs }, () => total(Array.from({ length: days }, () => drawn(history, chance))))

/** In each of so many runs: on which day, counted from 1, so many items are finished. */
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
