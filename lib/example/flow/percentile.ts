/** The smallest value that at least `percent` % of the values don't exceed (nearest rank); 0 for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  // Products such as 0.07 × 100 can be slightly above the whole number.
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length - 1e-9) - 1)] ?? 0
}

/** The largest observed value that at least `percent` % of the values reach; 0 for an empty list. */
export const reachedBy = (values: readonly number[], percent: number): number =>
  -percentile(
    values.map(value => -value),
    percent,
  ) + 0

/** How many values are within a limit. */
export const countWithin = (values: readonly number[], limit: number): number =>
  values.filter(value => value <= limit).length

/** Percentage of values within a limit, rounded. */
export const percentWithin = (values: readonly number[], limit: number): number =>
  Math.round((countWithin(values, limit) / values.length) * 100)

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
