import { daysAfter, daysBetween, type IsoDay } from '../days'

const workingDaysAWeek = 5
const aMonday: IsoDay = '2025-01-06'

/** Working days from a fixed Monday; a weekend counts as the next Monday. */
function ordinal(day: IsoDay): number {
  const days = daysBetween(aMonday, day)
  const weeks = Math.floor(days / 7)
  return weeks * workingDaysAWeek + Math.min(days - weeks * 7, workingDaysAWeek)
}

/** Working days between two days, both counted: 1 for the same day, 2 from Friday to Monday. */
export const elapsedDays = (from: IsoDay, to: IsoDay): number => ordinal(to) - ordinal(from) + 1

/** The working day this many working days later. */
export function workingDayAfter(day: IsoDay, count: number): IsoDay {
  const position = ordinal(day) + count
  const weeks = Math.floor(position / workingDaysAWeek)
  return daysAfter(aMonday, weeks * 7 + position - weeks * workingDaysAWeek)
}

/** The working days between two days, both included. */
export function workingDaysOf(first: IsoDay, last: IsoDay): IsoDay[] {
  return Array.from({ length: Math.max(0, elapsedDays(first, last)) }, (_, index) =>
    workingDayAfter(first, index),
  )
}
