import { stemmer } from '@orama/stemmers/russian'
import { beginningOf, foldBy, signsAsSpaces } from './common'

export { beginsAt, hasSpaces, isWordAt, isWordCharacter, shortestInside } from './en'

const letters = new Map([['ё', 'е']])

/** Lower case with е for ё, as most people write it. Same length as the text. */
export const fold = (text: string): string => signsAsSpaces(foldBy(text, letters))

/** Splits folded text into words. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without its ending: 'спринта' and 'спринтов' have one stem, and so have 'владелец' and 'владельца'. */
export const stem = (word: string): string =>
  beginningOf(word, stemmer(word).replace(/(.{4})(?:ец|ьц)$/, '$1'))

/** The stem is all that a word shares with its family. */
export const root = (word: string): string => stem(word)

/** Words are looked up by their stems alone. */
export const plural = (): undefined => undefined
