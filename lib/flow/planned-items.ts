import { drawsFrom } from './drawn-times'
import type { FlowInput } from './flow-input'

/** An item as it arrives; what becomes of it depends on the board. */
export interface PlannedItem {
  asked: number
  isUrgent: boolean
  /** As a multiple of the average. */
  size: number
  /** The column in which it waits for someone outside, and for how long; -1 if it doesn't. */
  blockedIn: number
  blockedFor: number
}

/**
 * The items of a run in the order of their arrival. They depend on neither limits nor people, and each takes its random
 * numbers whether they are needed or not: two boards with the same seed get the same items.
 */
export function plannedItems(input: FlowInput): PlannedItem[] {
  const { arrivals, gaps, columns, spread, blocked, wait, urgent, start, days, arrivalsEnd = days } = input
  const arrivalDraws = drawsFrom(input.seed)
  const itemDraws = drawsFrom(input.seed ^ 0x5f3759df)
  const item = (asked: number): PlannedItem => {
    const size = itemDraws.time(1, spread)
    const isUrgent = itemDraws.share() < urgent
    const isBlocked = itemDraws.share() < blocked
    const column = Math.floor(itemDraws.share() * columns.length)
    const blockedFor = itemDraws.time(1, 1) * wait
    return { asked, isUrgent, size, blockedIn: isBlocked && wait > 0 ? column : -1, blockedFor }
  }
  const items = Array.from({ length: start }, () => item(0))
  for (
    let time = arrivalDraws.time(1 / arrivals, gaps);
    time <= Math.min(days, arrivalsEnd);
    time += arrivalDraws.time(1 / arrivals, gaps)
  )
    items.push(item(time))
  return items
}
