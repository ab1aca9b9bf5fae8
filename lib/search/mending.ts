import type { Mending } from './query'
import type { SearchWords } from './search-words'
import type { Vocabulary } from './vocabulary'
import { slipIfRarer } from './weights'

/** Mends typed words by the site's vocabulary. */
export function mendingBy(vocabulary: Vocabulary, words: SearchWords): Mending {
  const isSmall = (word: string) => words.stopWords.has(word) || words.weakWords.has(word)
  const split = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 4) }, (_, at) => [
      word.slice(0, at + 2),
      word.slice(at + 2),
    ])
      .filter(halves => halves.every(half => vocabulary.weightOf(half) > 0))
      .map(halves => halves.join(' '))
  return {
    isWord: word => vocabulary.weightOf(word) > 0,
    mend(word, isLast) {
      if (word in words.synonyms || isSmall(word)) return []
      // A word that is rare here may be a slip, too: 'projekt' stands once in a name, 'project' everywhere.
      const weight = vocabulary.weightOfBeginning(word)
      const near = vocabulary.near(word, isLast, weight * slipIfRarer).filter(other => !isSmall(other))
      if (weight > 0) return near.length > 0 ? [word, ...near] : []
      return near.length > 0 ? near : split(word).slice(0, 1)
    },
  }
}
