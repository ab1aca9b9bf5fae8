/** Most milliseconds a reading counts. Background pages run each minute; longer means sleep, and the exam pauses. */
export const longestGap = 90_000

/**
 * A clock that never runs backward or jumps.
 * @param now milliseconds from any origin; performance.now, which ignores changes of the device's clock
 */
export function startClock(now: () => number) {
  let last = now()
  return {
    /** Milliseconds since the last call, or since creation. */
    take: (): number => {
      const current = now()
      const gap = Number.isFinite(current - last) ? current - last : 0
      last = current
      return Math.min(Math.max(gap, 0), longestGap)
    },
  }
}
