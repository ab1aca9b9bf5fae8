import { fold, root, stem, wordsOf, type SearchWords } from './words'

/** A title, heading, or keyword in its forms for comparison. */
export interface Phrase {
  text: string
  /** Lower case, same length as `text`. */
  folded: string
  /** Its words, single spaces between. */
  words: string
  /** Without stop words, each stemmed. */
  stems: string
  /** The same as roots. */
  roots: string
  /** First letters of its words. */
  acronym: string
}

/** All meaningful words, or all words if there are none. */
export function meaningful(words: readonly string[], { stopWords }: SearchWords): readonly string[] {
  const kept = words.filter(word => !stopWords.has(word))
  return kept.length > 0 ? kept : words
}

/** Creates the phrase of a text. */
export function phraseOf(text: string, known: SearchWords): Phrase {
  const folded = fold(text)
  const words = wordsOf(folded)
  const kept = meaningful(words, known)
  return {
    text,
    folded,
    words: words.join(' '),
    stems: kept.map(stem).join(' '),
    roots: kept.map(root).join(' '),
    acronym: words.map(word => word.charAt(0)).join(''),
  }
}
