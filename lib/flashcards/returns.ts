import { day } from '../repetition/clock'
import { graded } from '../repetition/schedule'
import type { CardState } from '../progress/shape'

/** Any start date works, as only differences count. */
const begin = new Date('2026-01-01T09:00:00Z')

/** Days after which a new card returns if it is always graded 'Good', learning steps included. */
export function returnsOfKnownCard(within: number): number[] {
  const days: number[] = []
  let kept: CardState | undefined
  let now = begin
  while (now.getTime() - begin.getTime() <= within * day) {
    days.push(Math.floor((now.getTime() - begin.getTime()) / day))
    kept = graded(kept, 'Good', now)
    now = new Date(kept.due)
  }
  return days
}
