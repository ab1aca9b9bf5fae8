/** A day of the week, by its English name. */
export function weekdayName(english: string): string {
  return english
}

/** How a day is written: 'Monday, May 12'. */
export const day: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' }

/** The same without the day of the week: 'May 12'. */
export const monthAndDay: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' }

/** A month in running text, of what `Intl` writes: 'November 2026'. */
export function monthInText(written: string): string {
  return written
}

/** From a day to another: 'August 11 to 22', 'June 29 to July 10'; the last is the number of the second day. */
export const span = (from: string, to: string, isSameMonth: boolean, lastDay: number): string =>
  `${from} to ${isSameMonth ? lastDay : to}`
