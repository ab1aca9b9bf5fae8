import { Index } from 'flexsearch'
import { fold, root, wordsOf, type SearchWords } from './words'

/** More pages and headings than a site has: FlexSearch returns a hundred unless told. */
const limit = 1_000_000

/** The words by which a text is indexed: a root for a family, which makes the index a seventh smaller; no small numbers. */
export function indexedWords(text: string, { stopWords }: SearchWords): string[] {
  return wordsOf(fold(text))
    .filter(word => word.length > 1 && !stopWords.has(word) && !/^\d{1,3}$/.test(word))
    .map(root)
}

/** A FlexSearch index of whole words; which words a query's word may stand for, the vocabulary says. */
export function createWordIndex(encode: (text: string) => string[]): Index {
  return new Index({ tokenize: 'strict', resolution: 1, encode })
}

/** What has one word. */
export function idsWith(index: Index, word: string): readonly number[] {
  return index.search(word, { limit }) as number[]
}

/** An index as a text, and back. */
export function exportedWords(index: Index): string {
  let json = '[]'
  index.export((key, data) => {
    if (key.endsWith('map')) json = data
  })
  return json
}
