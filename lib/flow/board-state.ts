import type { FlowItem } from './simulation'

/** What a card shows: someone works on it, it waits for someone's time, for room in the next column, or for someone outside. */
export type CardState = 'worked' | 'waits' | 'ready' | 'blocked'

export interface BoardCard {
  id: number
  isUrgent: boolean
  /** 0 for New, 1 for the first column. */
  column: number
  state: CardState
}

/** The board at a moment. */
export interface BoardState {
  /** Items that aren't done, the oldest first. */
  cards: BoardCard[]
  done: number
}

/** Someone works on it at this moment. */
function isWorkedOn({ works }: FlowItem, time: number): boolean {
  for (let at = works.length - 2; at >= 0; at -= 2) {
    if ((works[at] ?? 0) <= time) return time < (works[at + 1] ?? 0)
  }
  return false
}

function stateOf(item: FlowItem, column: number, time: number): CardState {
  if (column === 0) return 'waits'
  if (item.blockedFrom <= time && time < item.blockedUntil) return 'blocked'
  if (isWorkedOn(item, time)) return 'worked'
  return (item.ready[column - 1] ?? Infinity) <= time ? 'ready' : 'waits'
}

/** The board at a time of the run, in days. */
export function boardAt(items: readonly FlowItem[], time: number): BoardState {
  const cards: BoardCard[] = []
  let done = 0
  for (const item of items) {
    if (item.asked > time) break
    if (item.done <= time) {
      done += 1
      continue
    }
    let column = 0
    while ((item.entered[column] ?? Infinity) <= time) column += 1
    cards.push({ id: item.id, isUrgent: item.isUrgent, column, state: stateOf(item, column, time) })
  }
  return { cards, done }
}
