import * as words from '../../data/words/days'
import * as formats from '../../data/words/formats'
import type { IsoDay } from '../example/days'

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formats.dates, { ...options, timeZone: 'UTC' })

/** 'Monday, May 12' */
export const formatDay = (day: IsoDay): string => formatOf(words.day).format(new Date(day))

/** 'May 12' */
export const formatMonthAndDay = (day: IsoDay): string => formatOf(words.monthAndDay).format(new Date(day))

/** 'November 2026', of '2026-11'. */
export const formatMonth = (month: string): string =>
  words.monthInText(formatOf({ month: 'long', year: 'numeric' }).format(new Date(month)))

/** 'August 11 to 22', 'June 29 to July 10', and 'May 12' if it is one day. */
export function formatSpan(from: IsoDay, to: IsoDay): string {
  if (from === to) return formatMonthAndDay(from)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return words.span(formatMonthAndDay(from), formatMonthAndDay(to), isSameMonth, Number(to.slice(8)))
}
