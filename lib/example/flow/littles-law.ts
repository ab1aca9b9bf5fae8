import type { IsoDay } from '../days'
import { finishedIn, newOn, wipOn } from './counts'
import { average } from './percentile'
import { cycleTimes, totalTimes } from './times'
import type { WorkItem } from './work-item'

/** The three averages of Little's law, measured independently over some days. */
export interface ThreeAverages {
  /** Average number of items in the system on an evening. */
  items: number
  /** Items finished per day. */
  throughput: number
  /** Average days per finished item, first and last day counted. */
  days: number
  /** Items ÷ throughput counts evenings in the system; counting both days adds one (same-day items: no evening). */
  byLaw: number
}

function averagesOf(inside: readonly number[], times: readonly number[], days: number): ThreeAverages {
  const [items, throughput] = [average(inside), times.length / days]
  return { items, throughput, days: average(times), byLaw: items / throughput + 1 }
}

/** Measured from started to finished. */
export const averagesInProgress = (items: readonly WorkItem[], days: readonly IsoDay[]): ThreeAverages =>
  averagesOf(
    days.map(day => wipOn(items, day)),
    cycleTimes(finishedIn(items, days)),
    days.length,
  )

/** Measured from asked to finished, so 'New' counts too. */
export const averagesFromAsking = (items: readonly WorkItem[], days: readonly IsoDay[]): ThreeAverages =>
  averagesOf(
    days.map(day => wipOn(items, day) + newOn(items, day)),
    totalTimes(finishedIn(items, days)),
    days.length,
  )
