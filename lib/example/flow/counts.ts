/** Counts as of the evening: items asked, started, or finished that day are included. */
import type { IsoDay } from '../days'
import type { WorkItem } from './work-item'

// 'YYYY-MM-DD' strings sort like dates.
const by = (moment: IsoDay | undefined, day: IsoDay): boolean => moment !== undefined && moment <= day

/** Items asked, started, and finished by the evening of a day, including those before the first day. */
export function cumulativeOn(items: readonly WorkItem[], day: IsoDay) {
  return {
    asked: items.filter(({ asked }) => by(asked, day)).length,
    started: items.filter(({ started }) => by(started, day)).length,
    finished: items.filter(({ finished }) => by(finished, day)).length,
  }
}

/** Items in progress on an evening: started, not finished. */
export const inProgressOn = <Item extends WorkItem>(items: readonly Item[], day: IsoDay): Item[] =>
  items.filter(({ started, finished }) => by(started, day) && !by(finished, day))

/** Number of items in progress on an evening. */
export const wipOn = (items: readonly WorkItem[], day: IsoDay): number => inProgressOn(items, day).length

/** Number of items asked and not started on an evening. */
export function newOn(items: readonly WorkItem[], day: IsoDay): number {
  const { asked, started } = cumulativeOn(items, day)
  return asked - started
}

/** The items in 'Wait' on an evening. */
export const waitingOn = <Item extends WorkItem>(items: readonly Item[], day: IsoDay): Item[] =>
  items.filter(({ wait }) => by(wait?.from, day) && !by(wait?.until, day))

/** Number of items asked, started, or finished on each of these days. */
export const onEach = (
  items: readonly WorkItem[],
  moment: 'asked' | 'started' | 'finished',
  days: readonly IsoDay[],
): number[] => days.map(day => items.filter(item => item[moment] === day).length)

/** Items finished on any of these days. */
export const finishedIn = <Item extends WorkItem>(items: readonly Item[], days: readonly IsoDay[]): Item[] =>
  items.filter(({ finished }) => finished !== undefined && days.includes(finished))
