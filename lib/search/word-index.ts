import { Index } from 'flexsearch'
import type { TextsIndex } from './index-format'
import { fold, root, wordsOf, type SearchWords } from './words'

/** More than a site's pages and headings: FlexSearch returns 100 by default. */
const limit = 1_000_000

/** One root per family (the index is a seventh smaller); no small numbers or weak words, which are in most texts. */
export function indexedWords(text: string, { stopWords, weakWords }: SearchWords): string[] {
  return wordsOf(fold(text))
    .filter(
      word => word.length > 1 && !stopWords.has(word) && !weakWords.has(word) && !/^\d{1,3}$/.test(word),
    )
    .map(root)
}

/** A FlexSearch index of whole words; the vocabulary decides which words a query's word may mean. */
export function createWordIndex(encode: (text: string) => string[]): Index {
  return new Index({ tokenize: 'strict', resolution: 1, encode })
}

/** What has one word. */
export function idsWith(index: Index, word: string): readonly number[] {
  return index.search(word, { limit }) as number[]
}

/** The words of an index, and what has each. */
export function exportedWords(index: Index): TextsIndex {
  let words: (readonly [string, readonly (readonly number[])[]])[] = []
  index.export((key, data) => {
    if (key.endsWith('map')) words = JSON.parse(data) as typeof words
  })
  return words.map(([word, [ids = []]]) => [word, ids])
}

/** Fills an index with words that were exported. */
export function importWords(index: Index, words: TextsIndex): void {
  index.import('map', JSON.stringify(words.map(([word, ids]) => [word, [ids]])))
}
