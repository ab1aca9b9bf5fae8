import type { CardState } from '../progress/shape'
import { counted } from '../words'
import { day, inReview, isSameDay, minute, startOfTomorrow } from '../repetition/clock'

const hour = 60 * minute
const year = 365 * day
const month = year / 12

/** A span of milliseconds in words, rounded sensibly: '10 minutes', '11 days', '5 months'. */
export function intervalWords(span: number): string {
  if (span < hour) return counted(Math.max(1, Math.round(span / minute)), 'minute')
  if (span < day) return counted(Math.round(span / hour), 'hour')
  if (span < 100 * day) return counted(Math.round(span / day), 'day')
  if (span < year) return counted(Math.round(span / month), 'month')
  return counted(Math.round(span / year), 'year')
}

/** When a card is due: a day, or a time of day for a card in its learning steps. */
export function dueWords({ due, state }: CardState, now: Date): string {
  const date = new Date(due)
  if (state !== inReview && isSameDay(date, now))
    return date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const isThisYear = date.getFullYear() === now.getFullYear()
  const words = date.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return isSameDay(date, new Date(startOfTomorrow(now))) ? `tomorrow, ${words}` : words
}
