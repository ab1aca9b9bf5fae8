import { stepsOf } from './cumulative'
import type { Item } from './item'

/** When Sprints begin. */
interface Rhythm {
  /** The first day of any Sprint, since 1970-01-01. */
  firstDay: number
  /** 1 to 4. */
  weeks: number
}

/** What burndown and burnup count. */
export type Unit = 'items' | 'points'

/** The end of a Sprint. */
export interface SprintEnd {
  first: number
  last: number
  /** Everything that had been created by then. */
  scope: number
  done: number
  left: number
  /** Created and done during this Sprint. */
  added: number
  doneHere: number
  isOver: boolean
}

/** More Sprints than this are years ago; the picture shows the last ones, and their counts include what was before. */
const mostSprints = 60

/**
 * Scope, done, and left at the end of each Sprint, up to a day. Points: items without any count 0. The dates say when an item
 * was created, not when it left the list, so scope never falls.
 */
export function sprintEnds(
  items: readonly Item[],
  { firstDay, weeks }: Rhythm,
  upTo: number,
  unit: Unit,
): SprintEnd[] {
  const length = weeks * 7
  const numberOf = (day: number) => Math.floor((day - firstDay) / length)
  let earliest = Infinity
  for (const item of items) earliest = Math.min(earliest, stepsOf(item)[0])
  if (earliest > upTo) return []
  const last = numberOf(upTo)
  const start = Math.max(numberOf(earliest), last - mostSprints + 1)
  const ends = Array.from({ length: last - start + 1 }, (_, at): SprintEnd => {
    const first = firstDay + (start + at) * length
    return {
      first,
      last: first + length - 1,
      scope: 0,
      done: 0,
      left: 0,
      added: 0,
      doneHere: 0,
      // A Sprint that ends on a Friday is over then; its weekend has no work.
      isOver: upTo >= first + length - 3,
    }
  })
  let [scope, done] = [0, 0]
  for (const item of items) {
    const [created, , finished] = stepsOf(item)
    const size = unit === 'items' ? 1 : (item.points ?? 0)
    const inScope = created <= upTo ? ends[numberOf(created) - start] : undefined
    const inDone = finished <= upTo ? ends[numberOf(finished) - start] : undefined
    if (inScope) inScope.added += size
    else if (created < (ends[0]?.first ?? 0)) scope += size
    if (inDone) inDone.doneHere += size
    else if (finished < (ends[0]?.first ?? 0)) done += size
  }
  for (const end of ends) {
    scope += end.added
    done += end.doneHere
    Object.assign(end, { scope, done, left: scope - done })
  }
  return ends
}
