import type { FlowItem } from '../../../lib/flow/simulation'

/** The times at which something on the board changes in a run of so many days, in order, each once. */
export function momentsOf(items: readonly FlowItem[], days: number): number[] {
  const times = items.flatMap(({ asked, entered, ready, works, blockedUntil, done }) => [
    asked,
    ...entered,
    ...ready,
    ...works,
    blockedUntil,
    done,
  ])
  return [...new Set(times.filter(time => time <= days))].sort((a, b) => a - b)
}
