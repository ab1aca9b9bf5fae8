import type { Line } from './slow-line'

/** A reader's device and connection. */
export interface Condition {
  name: string
  /** CPU slowdown of the page; workers aren't slowed. */
  slowdown: number
  line: Line
}

/** Lighthouse's mobile connection. */
const slowLine: Line = { roundTrip: 150, bytesPerSecond: 1_600_000 / 8 }

/** From a fast computer to a slow phone on a slow line. */
export const conditions = [
  { name: '1x', slowdown: 1, line: { roundTrip: 0 } },
  { name: '4x', slowdown: 4, line: { roundTrip: 0 } },
  { name: '4x, slow line', slowdown: 4, line: slowLine },
] as const satisfies readonly Condition[]
