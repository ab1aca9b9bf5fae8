import { fold, stem, wordsOf, type SearchWords } from './words'

/** A title, a heading or a keyword in the forms in which it is compared. */
export interface Phrase {
  text: string
  /** Lower case, as long as `text`. */
  folded: string
  /** Its words, single spaces between. */
  words: string
  /** The same without stop words, each as its stem. */
  stems: string
  /** First letters of its words. */
  acronym: string
}

/** The stems of all words that carry meaning, or of all words where none does. */
export function stemsOf(words: readonly string[], { stopWords }: SearchWords): string[] {
  const kept = words.filter(word => !stopWords.has(word))
  return (kept.length > 0 ? kept : words).map(stem)
}

/** Makes the phrase of a text. */
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
