import type { FlowItem } from './simulation'

/** A part of a run, in days. */
export interface Span {
  from: number
  to: number
}

/** Between which two events an item counts as inside. */
export interface Inside {
  begin: (item: FlowItem) => number
  end: (item: FlowItem) => number
}

/** From its start to its end, and from the question to the answer. */
export const inProgress: Inside = { begin: ({ entered }) => entered[0] ?? Infinity, end: ({ done }) => done }
export const fromAsking: Inside = { begin: ({ asked }) => asked, end: ({ done }) => done }

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The average; 0 if there are no values. */
export const averageOf = (values: readonly number[]): number =>
  values.length > 0 ? sumOf(values) / values.length : 0

/** The smallest value that a percentage of the values don't exceed (nearest rank); 0 if there are no values. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(1, Math.ceil((percent * sorted.length) / 100 - 1e-9)) - 1] ?? 0
}

/** What came out in a span. */
export const finishedIn = (items: readonly FlowItem[], { from, to }: Span): FlowItem[] =>
  items.filter(({ done }) => done > from && done <= to)

/** How long the items that came out in a span were inside. */
export const timesOf = (items: readonly FlowItem[], span: Span, { begin, end }: Inside): number[] =>
  finishedIn(items, span).map(item => end(item) - begin(item))

/** The ages of what is inside at a time. */
export const agesAt = (items: readonly FlowItem[], time: number, { begin, end }: Inside): number[] =>
  items.flatMap(item => (begin(item) <= time && end(item) > time ? [time - begin(item)] : []))

/** How many have come by the evening of each day, from 0: asked, entered each column, done. */
export function cumulativeCounts(items: readonly FlowItem[], columns: number, days: number): number[][] {
  const steps = columns + 2
  const rows = Array.from({ length: days + 1 }, () => Array.from({ length: steps }, () => 0))
  const add = (time: number, step: number) => {
    const row = rows[Math.ceil(time)]
    if (row) row[step] = (row[step] ?? 0) + 1
  }
  for (const { asked, entered, done } of items) {
    add(asked, 0)
    entered.forEach((time, column) => add(time, column + 1))
    add(done, steps - 1)
  }
  for (const [day, row] of rows.entries())
    if (day > 0)
      for (let step = 0; step < steps; step += 1) row[step] = (row[step] ?? 0) + (rows[day - 1]?.[step] ?? 0)
  return rows
}

/** Both sides of Little's law in a span, and what its conditions are about. */
export interface LittlesLaw {
  /** Average number inside, by area: the days of all items in the span, divided by its days. */
  inside: number
  /** Items that came out in a day. */
  rate: number
  /** Average days inside of what came out. */
  time: number
  came: number
  went: number
  /** How many were inside at the beginning and at the end, and their average age. */
  insideAtFirst: number
  insideAtLast: number
  ageAtFirst: number
  ageAtLast: number
}

/** Measures both sides of Little's law. */
export function littlesLaw(items: readonly FlowItem[], span: Span, which: Inside): LittlesLaw {
  const { from, to } = span
  const days = to - from
  const within = (time: number) => time > from && time <= to
  const area = sumOf(
    items.map(item => Math.max(0, Math.min(which.end(item), to) - Math.max(which.begin(item), from))),
  )
  const times = timesOf(items, span, which)
  const [first, last] = [agesAt(items, from, which), agesAt(items, to, which)]
  return {
    inside: area / days,
    rate: times.length / days,
    time: averageOf(times),
    came: items.filter(item => within(which.begin(item))).length,
    went: times.length,
    insideAtFirst: first.length,
    insideAtLast: last.length,
    ageAtFirst: averageOf(first),
    ageAtLast: averageOf(last),
  }
}

/** Where this page draws the line between a condition that holds and one that is broken. */
const tolerance = { flow: 0.1, age: 0.5 } as const

/** Whether the two conditions of Little's law that a span can break hold: in as out, and ages that don't grow or shrink. */
export function conditionsOf({ came, went, time, ageAtFirst, ageAtLast }: LittlesLaw): {
  isSteady: boolean
  areAgesSteady: boolean
} {
  return {
    isSteady: Math.abs(came - went) <= tolerance.flow * Math.max(came, went),
    areAgesSteady: Math.abs(ageAtLast - ageAtFirst) <= tolerance.age * time,
  }
}
