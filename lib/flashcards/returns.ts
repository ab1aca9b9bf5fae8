import { day } from './clock'
import { graded } from './schedule'
import type { CardState } from '../progress/shape'

/** A day on which a card is begun; any does, as only the days between count. */
const begin = new Date('2026-01-01T09:00:00Z')

/** Days after its first on which a new card comes that is always graded 'Good', its first ones included. */
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
