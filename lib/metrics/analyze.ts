import { dayOfIso } from '../tools/dates'
import { cumulativeFlow, type Evening } from './cumulative'
import { dotsOf, type Dot } from './dots'
import { mondayOf } from './elapsed'
import { agesOn, cycleTimesOf, percentileLines, throughputOf, type PercentileLine, type Period } from './flow'
import { nameOf, type Item } from './item'
import { readItems, type Reading } from './read-items'
import type { MetricsData } from './settings'
import { sprintEnds, type SprintEnd } from './sprints'

/** All that the page shows of an export: small, however long the export is, so that a worker can send it. */
export interface Analysis {
  reading: Omit<Reading, 'items'>
  itemCount: number
  /** The last evening that counts, and the last date of the data. */
  upTo: number
  lastDate?: number
  /** Items done with a known start, in dots; `left`: dots that aren't drawn. */
  cycleTimes: { count: number; withoutStart: number; dots: readonly Dot[]; left: number }
  lines: readonly PercentileLine[]
  /** The oldest items in progress, and how many there are. */
  ages: {
    count: number
    oldest: readonly { key: string; name: string; age: number; above: number; started: number }[]
  }
  throughput: { weeks: number; periods: readonly Period[] }
  cumulative: { every: number; evenings: readonly Evening[] }
  sprints: { firstDay: number; ends: readonly SprintEnd[]; hasPoints: boolean }
}

/** More bars can't be read. */
const mostAges = 40

/** The first and the last date that any item has; undefined without items. */
function rangeOf(items: readonly Item[]): { first: number; last: number } | undefined {
  let [first, last] = [Infinity, -Infinity]
  for (const { created, started, done } of items)
    for (const day of [created, started, done]) {
      if (day === undefined) continue
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
  return last < first ? undefined : { first, last }
}

/** Reads an export and counts everything that the page shows. `today`: since 1970-01-01. */
export function analyze(data: MetricsData, today: number): Analysis {
  const { settings } = data
  const { items, ...reading } = readItems(data.text, today, data)
  const range = rangeOf(items)
  const upTo = dayOfIso(settings.upTo) ?? range?.last ?? today
  const times = cycleTimesOf(items, upTo, settings.count)
  const lines = percentileLines(times)
  const open = agesOn(items, upTo, settings.count, lines)
  const firstDay = dayOfIso(settings.sprintStart) ?? mondayOf(range?.first ?? upTo)
  const doneCount = items.reduce((sum, { done = Infinity }) => sum + (done <= upTo ? 1 : 0), 0)
  return {
    reading,
    itemCount: items.length,
    upTo,
    lastDate: range?.last,
    cycleTimes: { count: times.length, withoutStart: doneCount - times.length, ...dotsOf(times) },
    lines,
    ages: {
      count: open.length,
      oldest: open.slice(0, mostAges).map(({ item, age, above }) => ({
        key: item.key,
        name: nameOf(item),
        age,
        above,
        started: item.started ?? upTo,
      })),
    },
    throughput: throughputOf(items, upTo),
    cumulative: cumulativeFlow(items, upTo),
    sprints: {
      firstDay,
      ends: sprintEnds(items, { firstDay, weeks: settings.sprintWeeks }, upTo, settings.unit),
      hasPoints: items.some(({ points }) => points !== undefined),
    },
  }
}

/** What a worker is asked. */
export interface Question {
  data: MetricsData
  today: number
}
