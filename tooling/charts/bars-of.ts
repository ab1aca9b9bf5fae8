import type { Bar, BarChart } from './chart'

/** Bars computed from data; throws if there are none. */
export function barsOf(bars: readonly Bar[]): BarChart['bars'] {
  const [first, ...others] = bars
  if (!first) throw new Error('A bar chart needs at least one bar.')
  return [first, ...others]
}
