/** Numbers as a sentence has them, without the commas of thousands: '2,600' is '2600'. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([written]) =>
    String(Number(written.replaceAll(',', ''))),
  )
}

/** A number as a sentence may name it: as it is, to one place, or whole. */
const named = (value: number): string[] =>
  [value, Math.round(value * 10) / 10, Math.round(value)].map(each => String(Math.abs(each)))

function numbersOfValue(value: unknown): string[] {
  if (typeof value === 'number') return named(value)
  if (typeof value === 'string') return numbersIn(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOfValue) : []
}

/** Every number that a chart's data and words hold, as a sentence may name it. */
export const numbersOf = (chart: object): ReadonlySet<string> => new Set(numbersOfValue(chart))
