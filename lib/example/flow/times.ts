/** Elapsed working days, first and last both counted: an item started and finished on the same day took 1. */
import type { IsoDay } from '../days'
import type { WorkItem } from './work-item'
import { elapsedDays } from './working-days'

/** Days from started to finished, for finished items. */
export const cycleTimes = (items: readonly WorkItem[]): number[] =>
  items.flatMap(({ started, finished }) => (started && finished ? elapsedDays(started, finished) : []))

/** Days from asked to finished: the requester's view. */
export const totalTimes = (items: readonly WorkItem[]): number[] =>
  items.flatMap(({ asked, finished }) => (finished ? elapsedDays(asked, finished) : []))

/** Age on the evening of a day; undefined if the item isn't in progress then. */
export function ageOn({ started, finished }: WorkItem, day: IsoDay): number | undefined {
  if (!started || started > day || (finished && finished <= day)) return undefined
  return elapsedDays(started, day)
}

/** Evenings in 'Wait', up to the evening of `last` if it is still there. */
export function eveningsInWait({ wait }: WorkItem, last: IsoDay): number {
  if (!wait) return 0
  return wait.until ? elapsedDays(wait.from, wait.until) - 1 : elapsedDays(wait.from, last)
}
