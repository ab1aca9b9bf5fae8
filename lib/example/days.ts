/** A day as 'YYYY-MM-DD'. */
export type IsoDay = `${number}-${number}-${number}`

/** Weekdays, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export type Month = (typeof months)[number]

const millisecondsADay = 24 * 60 * 60 * 1000

/** Days since a fixed Monday, so that modulo 7 gives the weekday; in UTC, where each day has 24 hours. */
const numberOf = (day: IsoDay): number => Math.round(Date.parse(day) / millisecondsADay) + 3

/** The day this many days later (earlier if negative). */
export function daysAfter(day: IsoDay, count: number): IsoDay {
  return new Date(Date.parse(day) + count * millisecondsADay).toISOString().slice(0, 10) as IsoDay
}

/** Days from one day to another; negative if the second is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return numberOf(to) - numberOf(from)
}

/** The weekday of a day. */
export function weekdayOf(day: IsoDay): Weekday {
  return weekdays[((numberOf(day) % 7) + 7) % 7] ?? 'Monday'
}

/** The day with this year, month, and number; undefined if there is no such day. */
export function dayOf(year: number, month: Month, date: number): IsoDay | undefined {
  const day = new Date(Date.UTC(year, months.indexOf(month), date))
  return day.getUTCDate() === date ? (day.toISOString().slice(0, 10) as IsoDay) : undefined
}

/** 'May 12' */
function monthAndDay(day: IsoDay): string {
  return `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8))}`
}

/** 'August 11 to 22', 'June 29 to July 10', and 'May 12' if it is one day. */
export function spanInWords(from: IsoDay, to: IsoDay): string {
  if (from === to) return monthAndDay(from)
  const end = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : monthAndDay(to)
  return `${monthAndDay(from)} to ${end}`
}

/** 'Monday, May 12' */
export function dayInWords(day: IsoDay): string {
  return `${weekdayOf(day)}, ${monthAndDay(day)}`
}

const two = (number: number) => String(number).padStart(2, '0')

/** The reader's local day at a moment; everything else counts whole days, unaffected by daylight saving time. */
export const dayOfMoment = (moment: Date): IsoDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as IsoDay

/** Parses a day such as '2028-02-29'; undefined if it doesn't exist. */
export function parseDay(text: string): IsoDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date overflows into the next month, so a day that doesn't exist formats differently.
  if (!Number.isFinite(time) || !new Date(time).toISOString().startsWith(text)) return undefined
  return text as IsoDay
}
