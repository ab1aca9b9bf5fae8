import type { CardState } from '../progress/shape'

export const minute = 60_000
export const day = 86_400_000

/** ts-fsrs's state for a card past its learning steps. */
export const inReview = 2

/** Longest interval in days: someone preparing for an exam should see each card within a year. */
export const longestInterval = 365

/** ts-fsrs keeps Good and Easy a day apart even at the longest interval. */
const longestWait = (longestInterval + 2) * day

/** Graded over a day ahead or due beyond the longest interval: a wrong clock. Counts as due, so it isn't lost. */
export function isOutOfTime({ due, last_review }: CardState, now: Date): boolean {
  const ahead = (time: string) => Date.parse(time) - now.getTime()
  const isReadable = Number.isFinite(ahead(due)) && Number.isFinite(ahead(last_review ?? due))
  return !isReadable || ahead(due) > longestWait || (last_review !== undefined && ahead(last_review) > day)
}

/** The start of the next day in the reader's time zone. */
export const startOfTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()

/** Whether two times are on the same day in the reader's time zone. */
export const isSameDay = (time: Date, now: Date): boolean => time.toDateString() === now.toDateString()

/** When a card was first graded; undefined if unknown. */
export const begunAt = ({ begun }: CardState): Date | undefined =>
  typeof begun === 'string' && !Number.isNaN(Date.parse(begun)) ? new Date(begun) : undefined
