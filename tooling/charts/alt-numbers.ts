import { figureWords } from '../figures/figure-words'

/** Numbers without thousands separators: '2,600' is '2600'. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([written]) =>
    String(Number(written.replaceAll(',', ''))),
  )
}

/** A number as a sentence may state it: exact, to one decimal, or whole. */
const named = (value: number): string[] =>
  [value, Math.round(value * 10) / 10, Math.round(value)].map(each => String(Math.abs(each)))

function numbersOfValue(value: unknown): string[] {
  if (typeof value === 'number') return named(value)
  if (typeof value === 'string') return numbersIn(value)
  if (typeof value !== 'object' || value === null) return []
  // A value's position counts as a number, too: the day of a Sprint.
  return Object.entries(value).flatMap(([key, each]) => [...numbersIn(key), ...numbersOfValue(each)])
}

/** Every number in a chart's data and drawing, sums and scales included, as a sentence may state it. */
export const numbersOf = (chart: object, svg: string): ReadonlySet<string> =>
  new Set([...numbersOfValue(chart), ...figureWords(svg).flatMap(({ words }) => numbersIn(words))])
