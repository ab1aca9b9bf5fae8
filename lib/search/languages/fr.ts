import { stemmer } from '@orama/stemmers/french'
import { beginningOf, foldLatin, signsAsSpaces } from './common'

export { beginsAt, hasSpaces, isWordAt, isWordCharacter, shortestInside } from './en'

/** Lower case without accents; guillemets and dashes end words. Same length as the text. */
export const fold = (text: string): string => signsAsSpaces(foldLatin(text))

/** Splits folded text into words without the elided ones before them: l'équipe, d'abord, qu'elle, aujourd'hui as it is. */
export function wordsOf(folded: string): string[] {
  const whole = folded.replace(/\b(?:[cdjlmnst]|jusqu|lorsqu|puisqu|qu|quoiqu)'/g, ' ')
  return whole.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without its plural ending. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('aux')) return `${word.slice(0, -3)}al`
  return word.length > 3 && /[^s][sx]$/.test(word) ? word.slice(0, -1) : word
}

/** The part a word shares with its family: 'planifier' and 'planification' start with 'planif'. */
export const root = (word: string): string => beginningOf(word, stemmer(word))

/** Words are looked up by their stems alone. */
export const plural = (): undefined => undefined
