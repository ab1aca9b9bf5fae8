import type { CardState } from '../progress/shape'

export const minute = 60_000
export const day = 86_400_000

/** What ts-fsrs calls the state of a card that is past its first steps. */
export const inReview = 2

/** Days that a card waits at most: whoever prepares for an exam sees each card within a year. */
export const longestInterval = 365

/** ts-fsrs keeps Good and Easy a day apart each, even at the longest interval. */
const longestWait = (longestInterval + 2) * day

/**
 * Whether a card's times cannot be right by this clock: it was graded more than a day from now, or waits longer than
 * any card does. Then the device's clock was wrong, or is; such a card counts as due, so that it is not lost.
 */
export function isOutOfTime({ due, last_review }: CardState, now: Date): boolean {
  const ahead = (time: string) => Date.parse(time) - now.getTime()
  const isReadable = Number.isFinite(ahead(due)) && Number.isFinite(ahead(last_review ?? due))
  return !isReadable || ahead(due) > longestWait || (last_review !== undefined && ahead(last_review) > day)
}

/** The first moment of the next day, where the reader is. */
export const startOfTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()

/** Whether a time is on the same day as another, where the reader is. */
export const isSameDay = (time: Date, now: Date): boolean => time.toDateString() === now.toDateString()
