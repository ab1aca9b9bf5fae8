import { foldLatin, isLetterOrDigit } from './common'

export { foldLatin as fold, isLetterOrDigit as isWordCharacter }

/** Splits folded text into words, dropping a possessive 's. */
export function wordsOf(folded: string): string[] {
  return folded.replace(/'s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without its plural ending: 'stories' and 'story' have one stem. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** The part a word shares with its family: 'estimating' and 'estimation' start with 'estim'. */
export function root(word: string): string {
  const short = stem(word)
    .replace(/^(.{6,})ment$/, '$1')
    .replace(/^(.{4,})(?:ation|ating|ated|ate|ative)$/, '$1')
    .replace(/(?:ation|ating|ated|ate|ative)$/, 'at')
    .replace(/^(.{5,})y$|(?:ing|ed|ion|(?:er)?ship|er|e)$/, '$1')
    .replace(/(.)\1$/, '$1')
  return short.length >= 4 ? short : stem(word)
}

/** Plural of a singular word; undefined if the word is too short or already a plural. */
export function plural(word: string): string | undefined {
  if (word.length < 3 || word.endsWith('s')) return undefined
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** Whether a word of a folded text begins at a place. */
export const beginsAt = (folded: string, at: number): boolean =>
  at === 0 || !isLetterOrDigit(folded.charCodeAt(at - 1))

/** Whether a text has a letter or digit at a place. */
export const isWordAt = (folded: string, at: number): boolean => /[\p{L}\p{N}]/u.test(folded.charAt(at))

/** From how many letters on a part inside of a word counts. */
export const shortestInside = 3

/** Whether there are spaces between words, at which an excerpt may be cut. */
export const hasSpaces = (): boolean => true
