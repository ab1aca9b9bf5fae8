import { fold, stem, wordsOf, type SearchWords } from './words'

/** A title, heading, or keyword in its forms for comparison. */
export interface Phrase {
  text: string
  /** Lower case, same length as `text`. */
  folded: string
  /** Its words, single spaces between. */
  words: string
  /** Without stop words, each stemmed. */
  stems: string
  /** First letters of its words. */
  acronym: string
}

/** The stems of all meaningful words, or of all words if there are none. */
export function stemsOf(words: readonly string[], { stopWords }: SearchWords): string[] {
  const kept = words.filter(word => !stopWords.has(word))
  return (kept.length > 0 ? kept : words).map(stem)
}

/** Creates the phrase of a text. */
export function phraseOf(text: string, known: SearchWords): Phrase {
  const folded = fold(text)
  const words = wordsOf(folded)
  return {
    text,
    folded,
    words: words.join(' '),
    stems: stemsOf(words, known).join(' '),
    acronym: words.map(word => word.charAt(0)).join(''),
  }
}
