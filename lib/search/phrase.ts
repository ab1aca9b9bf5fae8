import { fold, wordsOf } from './fold'
import type { SearchWords } from './search-words'
import { stem } from './stem'
import { acronym } from './title-rank'

/** A title, a heading or a keyword in the forms in which it is compared. */
export interface Phrase {
  text: string
  /** Lower case, as long as `text`. */
  folded: string
  /** Its words, single spaces between. */
  words: string
  /** The same without stop words, each as its stem. */
  essence: string
  /** First letters of its words. */
  acronym: string
  /** Whether many pages have a heading of this name. */
  isMinor: boolean
}

/** The phrase of a text. */
export type PhraseOf = (text: string) => Phrase

function compared(folded: string, { stopWords }: SearchWords) {
  const words = wordsOf(folded)
  const strong = words.filter(word => !stopWords.has(word))
  return {
    words: words.join(' '),
    essence: (strong.length > 0 ? strong : words).map(stem).join(' '),
    acronym: acronym(words),
  }
}

/** All but a text's folded form is made when it is first asked for, so that a large index is soon there. */
function makePhrase(text: string, words: SearchWords): Phrase {
  const folded = fold(text)
  let made: ReturnType<typeof compared> | undefined
  const rest = () => (made ??= compared(folded, words))
  return {
    text,
    folded,
    isMinor: words.minorHeadings.has(folded),
    get words() {
      return rest().words
    },
    get essence() {
      return rest().essence
    },
    get acronym() {
      return rest().acronym
    },
  }
}

/** Makes each text's phrase once, though it stands in the index of titles and in that of the text. */
export function createPhrases(words: SearchWords): PhraseOf {
  const known = new Map<string, Phrase>()
  return text => {
    const phrase = known.get(text) ?? makePhrase(text, words)
    known.set(text, phrase)
    return phrase
  }
}
