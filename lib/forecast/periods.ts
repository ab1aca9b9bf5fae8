/** Lengths of a period, as addresses name them. */
export const periodKinds = ['workday', 'week', '2-weeks', '3-weeks', '4-weeks'] as const

export type PeriodKind = (typeof periodKinds)[number]

/** A day as days since 1970-01-01 (UTC), as in lib/tools/dates.ts. */
type Day = number

/** Days of a period that isn't a working day. */
const lengthOf = (kind: PeriodKind): number => 7 * (kind === 'week' ? 1 : Number(kind.charAt(0)))

/** 0 for Monday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7

/** Working days since a Monday; a weekend counts as the Friday before. */
const workdayNumber = (day: Day): number => Math.floor((day + 3) / 7) * 5 + Math.min(weekdayOf(day), 4)

const dayOfWorkday = (number: number): Day => Math.floor(number / 5) * 7 + (((number % 5) + 5) % 5) - 3

/** The first working day from a day on. */
const workdayFrom = (day: Day): number => workdayNumber(day) + (weekdayOf(day) > 4 ? 1 : 0)

/** The last working day, Monday to Friday, of a coming period, counted from 1; the forecast begins on the morning of `start`. */
export function endOfPeriod(start: Day, kind: PeriodKind, period: number): Day {
  if (kind === 'workday') return dayOfWorkday(workdayFrom(start) + period - 1)
  return dayOfWorkday(workdayNumber(start + period * lengthOf(kind) - 1))
}

/** How many whole periods are over by the evening of a day; 0 if none is. */
export function periodsUntil(start: Day, kind: PeriodKind, by: Day): number {
  if (by < start) return 0
  if (kind === 'workday') return workdayNumber(by) - workdayFrom(start) + 1
  // The last one may end on the weekend after.
  const most = Math.floor((by - start + 3) / lengthOf(kind))
  return endOfPeriod(start, kind, most) <= by ? most : Math.max(0, most - 1)
}

/** How many whole periods lie between a day in the past and `start`. */
export function periodsSince(start: Day, kind: PeriodKind, first: Day): number {
  if (kind === 'workday') return Math.max(0, workdayFrom(start) - workdayNumber(first))
  return Math.max(0, Math.floor((start - first) / lengthOf(kind)))
}

/** In which period before `start` a past day is; 1 is the last one. */
export function periodBefore(start: Day, kind: PeriodKind, day: Day): number {
  if (kind === 'workday') return workdayFrom(start) - workdayNumber(day)
  return Math.floor((start - 1 - day) / lengthOf(kind)) + 1
}
