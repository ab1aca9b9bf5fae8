import { numberWords } from './small-numbers'

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

/** What a number looks like in running text, for a regular expression: 'five' or '5'. */
export const numberPattern = `(?:\\d+|${numberWords.join('|')})`
/** The same for 'sixth'. */
export const ordinalPattern = `(?:${ordinals.join('|')})`

/** A count as running text has it: in words up to ten, in figures above. */
export function inWords(count: number): string {
  return (Number.isInteger(count) && count <= 10 && numberWords[count]) || `${count}`
}

/** The number that a word or figures mean: 5 for '5', 'five' and 'fifth'; undefined for other text. */
export function numberFrom(text: string): number | undefined {
  const lower = text.toLowerCase()
  if (/^\d+$/.test(lower)) return Number(lower)
  const known: ReadonlyMap<string, number> = new Map([
    ...numberWords.map((word, index) => [word, index] as const),
    ...ordinals.map((word, index) => [word, index + 1] as const),
  ])
  return known.get(lower)
}
