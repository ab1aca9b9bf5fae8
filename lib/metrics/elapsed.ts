/** Days here are whole numbers since 1970-01-01, a Thursday (lib/tools/dates.ts). */

/** Which days a time counts: all of them, or Monday to Friday. */
export type CountedDays = 'all' | 'weekdays'

const daysToMonday = 3
const workingDaysAWeek = 5

/** The weekday of a day: 0 is Monday. */
const weekdayNumber = (day: number): number => (((day + daysToMonday) % 7) + 7) % 7

/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - weekdayNumber(day)

/** Weekdays before a day; a weekend counts as the next Monday, as in lib/example/flow/working-days.ts. */
const weekdaysBefore = (day: number): number =>
  Math.floor((day + daysToMonday) / 7) * workingDaysAWeek + Math.min(weekdayNumber(day), workingDaysAWeek)

/** Days between two days, both counted: 1 for the same day. With 'weekdays', Friday to Monday is 2; never less than 1. */
export function elapsedDays(from: number, to: number, counted: CountedDays): number {
  if (counted === 'all') return to - from + 1
  // Work that is started and finished on one weekend took a day, too.
  return Math.max(1, weekdaysBefore(to) - weekdaysBefore(from) + 1)
}
