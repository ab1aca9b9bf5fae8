import type { Bar, BarChart } from './chart'

/** Computed bars for a chart, which must have at least one: an Error where there is none. */
export function barsOf(bars: readonly Bar[]): BarChart['bars'] {
  const [first, ...others] = bars
  if (!first) throw new Error('A bar chart needs at least one bar.')
  return [first, ...others]
}
