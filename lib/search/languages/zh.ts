import { foldBy, signsAsSpaces } from './common'

const fullWidth = 0xff01
const toAscii = 0xfee0

/** Latin letters and digits of full width, as input methods write them, in ASCII. */
const letters = new Map(
  Array.from({ length: 94 }, (_, at) => [
    String.fromCharCode(fullWidth + at),
    String.fromCharCode(fullWidth + at - toAscii).toLowerCase(),
  ]),
)

/** Lower case, in ASCII what has full width. Same length as the text. */
export const fold = (text: string): string => signsAsSpaces(foldBy(text, letters))

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** Splits folded text into words by the browser's dictionary, or into characters in browsers without `Intl.Segmenter`. */
export function wordsOf(folded: string): string[] {
  if (!segmenter) return folded.match(/[a-z\d]+|\p{L}/gu) ?? []
  return [...segmenter.segment(folded)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment.trim() : [],
  )
}

/** Words have no endings. */
export const stem = (word: string): string => word

/** Words have no endings. */
export const root = (word: string): string => stem(word)

/** Words have no endings. */
export const plural = (): undefined => undefined

/** Whether a character belongs to a word that goes on: between characters, a word may begin and end anywhere. */
export const isWordCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** Whether a word of a folded text may begin at a place. */
export const beginsAt = (folded: string, at: number): boolean =>
  at === 0 || !isWordCharacter(folded.charCodeAt(at - 1))

/** Whether a Latin word or a number goes on at a place. */
export const isWordAt = (folded: string, at: number): boolean => isWordCharacter(folded.charCodeAt(at))

/** From how many characters on a part inside of a word counts. */
export const shortestInside = 1

/** Whether there are spaces between words, at which an excerpt may be cut. */
export const hasSpaces = (): boolean => false
