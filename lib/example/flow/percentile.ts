/** The smallest observed value that at least `percent` in 100 of the values do not exceed (nearest rank); 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  // A product such as 0.07 × 100 may lie above the whole number by a hair.
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length - 1e-9) - 1)] ?? 0
}

/** The greatest observed value that at least `percent` in 100 of the values reach or exceed; 0 of none. */
export const reachedBy = (values: readonly number[], percent: number): number =>
  -percentile(
    values.map(value => -value),
    percent,
  ) + 0

/** How many values do not exceed a limit. */
export const countWithin = (values: readonly number[], limit: number): number =>
  values.filter(value => value <= limit).length

/** In 100, rounded to whole numbers: how many of the values do not exceed a limit. */
export const percentWithin = (values: readonly number[], limit: number): number =>
  Math.round((countWithin(values, limit) / values.length) * 100)

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
