/**
 * Elapsed times in working days, the first day and the last both counted: what is finished on the day on which it
 * is started has taken 1 day.
 */
import type { IsoDay } from '../days'
import type { WorkItem } from './work-item'
import { elapsedDays } from './working-days'

/** From started to finished; none for items that are not finished. */
export const cycleTimes = (items: readonly WorkItem[]): number[] =>
  items.flatMap(({ started, finished }) => (started && finished ? elapsedDays(started, finished) : []))

/** From asked to finished, as the one who asked sees it. */
export const totalTimes = (items: readonly WorkItem[]): number[] =>
  items.flatMap(({ asked, finished }) => (finished ? elapsedDays(asked, finished) : []))

/** Age of an item in progress on the evening of a day; undefined where it is not in progress then. */
export function ageOn({ started, finished }: WorkItem, day: IsoDay): number | undefined {
  if (!started || started > day || (finished && finished <= day)) return undefined
  return elapsedDays(started, day)
}

/** Evenings on which an item was in 'Wait', up to the evening of `last` if it still is. */
export function eveningsInWait({ wait }: WorkItem, last: IsoDay): number {
  if (!wait) return 0
  return wait.until ? elapsedDays(wait.from, wait.until) - 1 : elapsedDays(wait.from, last)
}
