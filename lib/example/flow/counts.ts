/** Items counted on the evening of a day: what was asked, started or finished on that day is counted as such. */
import type { IsoDay } from '../days'
import type { WorkItem } from './work-item'

// Days as 'YYYY-MM-DD' compare like the days themselves.
const by = (moment: IsoDay | undefined, day: IsoDay): boolean => moment !== undefined && moment <= day

/** How many items were asked, started and finished by the evening of a day, those before the first day included. */
export function cumulativeOn(items: readonly WorkItem[], day: IsoDay) {
  return {
    asked: items.filter(({ asked }) => by(asked, day)).length,
    started: items.filter(({ started }) => by(started, day)).length,
    finished: items.filter(({ finished }) => by(finished, day)).length,
  }
}

/** The items in progress on an evening: started and not finished. */
export const inProgressOn = <Item extends WorkItem>(items: readonly Item[], day: IsoDay): Item[] =>
  items.filter(({ started, finished }) => by(started, day) && !by(finished, day))

/** Work in progress on an evening, in items. */
export const wipOn = (items: readonly WorkItem[], day: IsoDay): number => inProgressOn(items, day).length

/** Items asked and not started on an evening. */
export function newOn(items: readonly WorkItem[], day: IsoDay): number {
  const { asked, started } = cumulativeOn(items, day)
  return asked - started
}

/** The items in 'Wait' on an evening. */
export const waitingOn = <Item extends WorkItem>(items: readonly Item[], day: IsoDay): Item[] =>
  items.filter(({ wait }) => by(wait?.from, day) && !by(wait?.until, day))

/** How many items were asked, started or finished on each of some days. */
export const onEach = (
  items: readonly WorkItem[],
  moment: 'asked' | 'started' | 'finished',
  days: readonly IsoDay[],
): number[] => days.map(day => items.filter(item => item[moment] === day).length)

/** The items finished on one of some days. */
export const finishedIn = <Item extends WorkItem>(items: readonly Item[], days: readonly IsoDay[]): Item[] =>
  items.filter(({ finished }) => finished !== undefined && days.includes(finished))
