/** The sum of numbers. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
