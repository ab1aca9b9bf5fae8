import { numberWords } from '../language/small-numbers'

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const

/** A regular expression source for numbers in running text: 'five' or '5'. */
export const numberPattern = `(?:\\d+|${numberWords.join('|')})`
/** The same for ordinals: 'sixth'. */
export const ordinalPattern = `(?:${ordinals.join('|')})`

/** A count as running text writes it: words up to ten, then figures. */
export function inWords(count: number): string {
  return (Number.isInteger(count) && count <= 10 && numberWords[count]) || `${count}`
}

/** Parses '5', 'five', or 'fifth'; undefined for other text. */
export function numberFrom(text: string): number | undefined {
  const lower = text.toLowerCase()
  if (/^\d+$/.test(lower)) return Number(lower)
  const known: ReadonlyMap<string, number> = new Map([
    ...numberWords.map((word, index) => [word, index] as const),
    ...ordinals.map((word, index) => [word, index + 1] as const),
  ])
  return known.get(lower)
}
