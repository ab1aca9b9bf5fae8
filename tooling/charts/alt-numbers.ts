import { wordsOfSvg } from '../figures/words-of-svg'

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
  if (typeof value !== 'object' || value === null) return []
  // The place of a value in its row is a number, too: the day of a Sprint.
  return Object.entries(value).flatMap(([key, each]) => [...numbersIn(key), ...numbersOfValue(each)])
}

/** Every number that a chart's data and its drawing hold, sums and scales among them, as a sentence may name it. */
export const numbersOf = (chart: object, svg: string): ReadonlySet<string> =>
  new Set([...numbersOfValue(chart), ...wordsOfSvg(svg).flatMap(numbersIn)])
