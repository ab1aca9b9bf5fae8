import { percentile } from '../example/flow/percentile'
import { elapsedDays, mondayOf, type CountedDays } from './elapsed'
import type { Item } from './item'

/** A finished item in the scatter plot. */
export interface CycleTime {
  item: Item
  /** The day on which it was done. */
  done: number
  /** Days from started to done, both counted. */
  days: number
}

/** Items done by the evening of a day whose start is known, by the day on which they were done. */
export function cycleTimesOf(items: readonly Item[], upTo: number, counted: CountedDays): CycleTime[] {
  const times: CycleTime[] = []
  for (const item of items) {
    const { started, done } = item
    if (started === undefined || done === undefined || done > upTo) continue
    times.push({ item, done, days: elapsedDays(started, done, counted) })
  }
  return times.sort((a, b) => a.done - b.done)
}

/** Percentiles that the pictures show. */
const shownPercents = [50, 85, 95] as const

/** A line of the scatter plot: this share of the finished items took no longer. */
export interface PercentileLine {
  percent: number
  days: number
}

/** The lines of finished items; none without any. */
export function percentileLines(times: readonly CycleTime[]): PercentileLine[] {
  const days = times.map(each => each.days)
  return days.length === 0 ? [] : shownPercents.map(percent => ({ percent, days: percentile(days, percent) }))
}

/** An item in progress. */
interface OpenItem {
  item: Item
  /** Days since it was started, both counted. */
  age: number
  /** The highest percentile of the finished items that its age exceeds; 0 if none. */
  above: number
}

/** Items started and not done by the evening of a day, the oldest first. */
export function agesOn(
  items: readonly Item[],
  day: number,
  counted: CountedDays,
  lines: readonly PercentileLine[],
): OpenItem[] {
  const open: OpenItem[] = []
  for (const item of items) {
    const { started, done } = item
    if (started === undefined || started > day || (done !== undefined && done <= day)) continue
    const age = elapsedDays(started, day, counted)
    open.push({ item, age, above: lines.reduce((most, line) => (age > line.days ? line.percent : most), 0) })
  }
  return open.sort((a, b) => b.age - a.age)
}

/** Items done in some days. */
export interface Period {
  first: number
  last: number
  done: number
  /** Whether it was over on the last day that counts. */
  isOver: boolean
}

/** More bars can't be told apart. */
const mostPeriods = 110
const weeksOfPeriod = [1, 4, 13, 52]

/** Items done per week from Monday, or per 4, 13, or 52 weeks if there are too many, up to a day; weeks with none count. */
export function throughputOf(
  items: readonly Item[],
  upTo: number,
): { weeks: number; periods: readonly Period[] } {
  let first = Infinity
  let last = -Infinity
  for (const { done = Infinity } of items) {
    if (done > upTo) continue
    first = Math.min(first, done)
    last = Math.max(last, done)
  }
  if (last < first) return { weeks: 1, periods: [] }
  const monday = mondayOf(first)
  const allWeeks = (mondayOf(upTo) - monday) / 7 + 1
  const weeks =
    weeksOfPeriod.find(each => allWeeks / each <= mostPeriods) ?? Math.ceil(allWeeks / mostPeriods / 52) * 52
  const periods = Array.from({ length: Math.ceil(allWeeks / weeks) }, (_, at): Period => {
    const begins = monday + at * weeks * 7
    const ends = begins + weeks * 7 - 1
    // Friday evening ends a week in which no one works on Saturday.
    return { first: begins, last: ends, done: 0, isOver: upTo >= ends - 2 }
  })
  for (const { done = Infinity } of items) {
    const period = done <= upTo ? periods[Math.floor((done - monday) / (weeks * 7))] : undefined
    if (period) period.done += 1
  }
  return { weeks, periods }
}
