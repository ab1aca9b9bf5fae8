/**
 * What one look at the clock may count at most, in milliseconds. A page in the background is let run once a minute;
 * a longer gap means that the device slept, and then the exam slept too.
 */
export const longestGap = 90_000

/** Measures time that has passed while a page was open. */
export interface Clock {
  /** Milliseconds since the last call, or since the clock was made. */
  take: () => number
}

/**
 * A clock that trusts nobody: it never runs backward and never leaps.
 *
 * @param now a time in milliseconds, from any origin; performance.now, which no setting of the device's clock moves
 */
export function startClock(now: () => number): Clock {
  let last = now()
  return {
    take: () => {
      const current = now()
      const gap = Number.isFinite(current - last) ? current - last : 0
      last = current
      return Math.min(Math.max(gap, 0), longestGap)
    },
  }
}
