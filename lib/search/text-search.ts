// The bundle under its own path: the theme's `flexsearch` stands for nothing in the browser's build.
import flexsearch from 'flexsearch/dist/flexsearch.bundle.min.js'
import { fold, wordsOf } from './fold'
import type { Section } from './corpus'

/**
 * Characters of a site whose text flexsearch indexes at most: full tokenization keeps each part of each word, which
 * takes some 40 times the text in memory. A larger text is looked through as it is.
 */
const indexedAtMost = 4_000_000

/** Finds the sections whose text holds a word or a part of one. */
export interface TextSearch {
  /** Ids of sections. */
  find: (part: string) => Iterable<number>
  /** Indexes for so many milliseconds; false when nothing is left to index. */
  continueIndexing: (milliseconds: number) => boolean
}

function makeIndex() {
  return new flexsearch.Document({
    tokenize: 'full',
    resolution: 9,
    context: { resolution: 9, depth: 2, bidirectional: true },
    cache: 100,
    // A word's second place in a section finds nothing more.
    encode: (text: string) => [...new Set(wordsOf(fold(text)))],
    document: { id: 'id', index: ['content'] },
  })
}

/** A search over the text of sections that answers at once, and faster the more of it is indexed. */
export function createTextSearch(sections: readonly Section[]): TextSearch {
  const index = makeIndex()
  const characters = sections.reduce((total, section) => total + section.folded.length, 0)
  const toIndex = characters > indexedAtMost ? 0 : sections.length
  let indexed = 0
  return {
    find(part) {
      // What is cached while the index grows would hide what is added later.
      const search = indexed === toIndex ? 'searchCache' : 'search'
      const found = indexed === 0 ? [] : (index[search](part, indexed)[0]?.result ?? [])
      const inRest = sections.slice(indexed).filter(section => section.folded.includes(part))
      return [...found, ...inRest.map(section => section.id)]
    },
    continueIndexing(milliseconds) {
      const end = performance.now() + milliseconds
      for (; indexed < toIndex && performance.now() < end; indexed += 1) {
        const section = sections[indexed]
        if (section) index.add({ id: section.id, content: section.folded })
      }
      return indexed < toIndex
    },
  }
}
