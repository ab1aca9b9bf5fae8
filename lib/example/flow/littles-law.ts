import type { IsoDay } from '../days'
import { finishedIn, newOn, wipOn } from './counts'
import { average } from './percentile'
import { cycleTimes, totalTimes } from './times'
import type { WorkItem } from './work-item'

/** The three averages of Little's law, measured independently of each other over a stretch of days. */
export interface ThreeAverages {
  /** Items inside on an evening. */
  items: number
  /** Items finished a day. */
  throughput: number
  /** Days of the items finished in the stretch, first and last day counted. */
  days: number
  /**
   * Days that the law gives. Items ÷ throughput is how many evenings an item is inside; with both days counted it
   * takes one day more, as an item that comes and goes on one day is inside on no evening.
   */
  byLaw: number
}

function averagesOf(inside: readonly number[], times: readonly number[], days: number): ThreeAverages {
  const [items, throughput] = [average(inside), times.length / days]
  return { items, throughput, days: average(times), byLaw: items / throughput + 1 }
}

/** From started to finished. */
export const averagesInProgress = (items: readonly WorkItem[], days: readonly IsoDay[]): ThreeAverages =>
  averagesOf(
    days.map(day => wipOn(items, day)),
    cycleTimes(finishedIn(items, days)),
    days.length,
  )

/** From asked to finished: what is in 'New' counts too. */
export const averagesFromAsking = (items: readonly WorkItem[], days: readonly IsoDay[]): ThreeAverages =>
  averagesOf(
    days.map(day => wipOn(items, day) + newOn(items, day)),
    totalTimes(finishedIn(items, days)),
    days.length,
  )
