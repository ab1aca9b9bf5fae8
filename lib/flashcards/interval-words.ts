import * as words from '../../data/words/cards'
import * as formats from '../../data/words/formats'
import type { CardState } from '../progress/shape'
import { day, inReview, isSameDay, minute, startOfTomorrow } from '../repetition/clock'

const hour = 60 * minute
const year = 365 * day
const month = year / 12

/** A span of milliseconds in words, rounded sensibly: '10 minutes', '11 days', '5 months'. */
export function intervalWords(span: number): string {
  if (span < hour) return words.minutes(Math.max(1, Math.round(span / minute)))
  if (span < day) return words.hours(Math.round(span / hour))
  if (span < 100 * day) return words.days(Math.round(span / day))
  if (span < year) return words.months(Math.round(span / month))
  return words.years(Math.round(span / year))
}

/** When a card is due: a day, or a time of day for a card in its learning steps. */
export function dueWords({ due, state }: CardState, now: Date): string {
  const date = new Date(due)
  if (state !== inReview && isSameDay(date, now))
    return date.toLocaleTimeString(formats.dates, { hour: 'numeric', minute: '2-digit' })
  const isThisYear = date.getFullYear() === now.getFullYear()
  const text = date.toLocaleDateString(formats.dates, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return isSameDay(date, new Date(startOfTomorrow(now))) ? words.tomorrow(text) : text
}
