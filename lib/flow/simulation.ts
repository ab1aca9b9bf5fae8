import { allPeople, type FlowInput } from './flow-input'
import { plannedItems, type PlannedItem } from './planned-items'

/** What became of an item. Times are days since the run began; what didn't happen within the run is Infinity. */
export interface FlowItem {
  /** From 0, in the order of arrival. */
  id: number
  isUrgent: boolean
  asked: number
  /** When it entered each column so far, and when its work there was done. */
  entered: number[]
  ready: number[]
  /** Beginnings and ends of someone's work on it, in turn; the last end may be after the run. */
  works: number[]
  blockedFrom: number
  blockedUntil: number
  done: number
}

interface OpenItem extends FlowItem {
  plan: PlannedItem
}

interface Coming {
  at: number
  item: OpenItem
  kind: 'worked' | 'unblocked'
}

/** Puts an item behind the older ones; urgent ones are before all others. */
function enqueue(queue: OpenItem[], item: OpenItem): void {
  let at = queue.length
  const isBefore = (other: OpenItem) =>
    item.isUrgent === other.isUrgent ? item.id < other.id : item.isUrgent
  for (let other = queue[at - 1]; other && isBefore(other); other = queue[at - 1]) at -= 1
  queue.splice(at, 0, item)
}

/** Keeps what comes in the order of time; of two at the same time, the earlier planned one is first. */
function plan(coming: Coming[], event: Coming): void {
  let [from, to] = [0, coming.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((coming[middle]?.at ?? 0) <= event.at) from = middle + 1
    else to = middle
  }
  coming.splice(from, 0, event)
}

/**
 * Runs a board, from one event to the next. An item enters the first column as soon as the limits allow. Someone who is free
 * takes the oldest item that has no one, urgent ones first, and of those the one farthest to the right. An item whose work is
 * done stays in its column until the next one has room. A blocked item has half its work done, keeps its place, and
 * leaves its person free. Urgent items may go over each limit.
 */
export function simulate(input: FlowInput): FlowItem[] {
  const { columns, limit, switching, days } = input
  const people = allPeople(input)
  const last = columns.length - 1
  const free = input.sharedPeople > 0 ? [people] : columns.map(column => column.people)
  const poolOf = (column: number) => (input.sharedPeople > 0 ? 0 : column)
  const items: OpenItem[] = plannedItems(input).map((planned, id) => ({
    id,
    isUrgent: planned.isUrgent,
    asked: planned.asked,
    entered: [],
    ready: [],
    works: [],
    blockedFrom: Infinity,
    blockedUntil: Infinity,
    done: Infinity,
    plan: planned,
  }))
  const fresh: OpenItem[] = []
  const toWork: OpenItem[][] = columns.map(() => [])
  const toMove: OpenItem[][] = columns.map(() => [])
  const inColumn = columns.map(() => 0)
  const coming: Coming[] = []
  let open = 0

  const columnOf = (item: OpenItem) => item.entered.length - 1
  const hasRoom = (column: number, item: OpenItem) => {
    const most = columns[column]?.limit ?? 0
    return item.isUrgent || most === 0 || (inColumn[column] ?? 0) < most
  }
  const count = (column: number, change: number) => {
    inColumn[column] = (inColumn[column] ?? 0) + change
  }
  const enter = (column: number, item: OpenItem, now: number) => {
    item.entered.push(now)
    count(column, 1)
    enqueue(toWork[column] ?? [], item)
  }
  const pull = (now: number) => {
    for (let column = last; column >= 0; column -= 1) {
      const queue = toMove[column] ?? []
      for (let item = queue[0]; item && (column === last || hasRoom(column + 1, item)); item = queue[0]) {
        queue.shift()
        count(column, -1)
        if (column < last) enter(column + 1, item, now)
        else {
          item.done = now
          open -= 1
        }
      }
    }
    for (
      let item = fresh[0];
      item && hasRoom(0, item) && (item.isUrgent || limit === 0 || open < limit);
      item = fresh[0]
    ) {
      fresh.shift()
      open += 1
      enter(0, item, now)
    }
  }
  const work = (item: OpenItem, column: number, now: number) => {
    const pool = poolOf(column)
    free[pool] = (free[pool] ?? 0) - 1
    const pace = 1 + switching * Math.max(0, open - people)
    const part = item.plan.blockedIn === column ? 0.5 : 1
    const until = now + item.plan.size * (columns[column]?.work ?? 0) * part * pace
    item.works.push(now, until)
    plan(coming, { at: until, item, kind: 'worked' })
  }
  const takeWork = (now: number, isUrgent: boolean) => {
    for (let column = last; column >= 0; column -= 1) {
      const queue = toWork[column] ?? []
      for (
        let item = queue[0];
        item && (item.isUrgent || !isUrgent) && (free[poolOf(column)] ?? 0) > 0;
        item = queue[0]
      ) {
        queue.shift()
        work(item, column, now)
      }
    }
  }
  const happen = ({ at, item, kind }: Coming) => {
    const column = columnOf(item)
    if (kind === 'unblocked') {
      enqueue(toWork[column] ?? [], item)
      return
    }
    const pool = poolOf(column)
    free[pool] = (free[pool] ?? 0) + 1
    if (item.plan.blockedIn === column && item.blockedFrom === Infinity) {
      item.blockedFrom = at
      item.blockedUntil = at + item.plan.blockedFor
      plan(coming, { at: item.blockedUntil, item, kind: 'unblocked' })
    } else {
      item.ready.push(at)
      enqueue(toMove[column] ?? [], item)
    }
  }

  let arrived = 0
  for (;;) {
    const arrives = items[arrived]
    const [next] = coming
    const now = Math.min(arrives?.asked ?? Infinity, next?.at ?? Infinity)
    if (now > days) break
    if (arrives?.asked === now) {
      // All that are there at the beginning come together, so that urgent ones are first.
      for (let item = items[arrived]; item?.asked === now; item = items[arrived]) {
        enqueue(fresh, item)
        arrived += 1
      }
    } else if (next) {
      coming.shift()
      happen(next)
    }
    pull(now)
    takeWork(now, true)
    takeWork(now, false)
  }
  return items.map(({ plan: _planned, ...item }) => item)
}
