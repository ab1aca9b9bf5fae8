import { stemmer } from '@orama/stemmers/arabic'
import { beginningOf, foldBy, isLetterOrDigit, signsAsSpaces } from './common'

export { hasSpaces, isWordAt, isWordCharacter, shortestInside } from './en'

const letters = new Map([
  ...['أ', 'إ', 'آ', 'ٱ'].map(letter => [letter, 'ا'] as const),
  ['ى', 'ي'],
  ['ئ', 'ي'],
  ['ؤ', 'و'],
  ['ة', 'ه'],
  ...Array.from('٠١٢٣٤٥٦٧٨٩', (digit, at) => [digit, `${at}`] as const),
])

/** One letter for the forms of alif, yaa, and waw with and without hamza, and for taa marbuta. Same length as the text. */
export const fold = (text: string): string => signsAsSpaces(foldBy(text, letters))

/** Vowel marks, and the line that only stretches a word. */
const marks = /[\u064b-\u065f\u0670\u0640]/g

/** The article, with the prepositions and conjunctions that are written together with it. */
const article = /^(?:[وف]?(?:ال|بال|كال|لل))(?=.{3})/

/** Splits folded text into words, without vowel marks and the article. */
export function wordsOf(folded: string): string[] {
  const words = folded.replace(marks, '').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(word => word.replace(article, ''))
}

/** A word without its ending: 'مطورون' and 'مطورين' have one stem. */
export const stem = (word: string): string => beginningOf(word, stemmer(word))

/** The stem is all that a word shares with its family. */
export const root = (word: string): string => stem(word)

/** Words are looked up by their stems alone. */
export const plural = (): undefined => undefined

/** Whether a word of a folded text begins at a place, or goes on there after the article. */
export function beginsAt(folded: string, at: number): boolean {
  let from = at
  while (from > 0 && isLetterOrDigit(folded.charCodeAt(from - 1))) from -= 1
  return from === at || folded.slice(from).replace(article, '').length === folded.length - at
}
