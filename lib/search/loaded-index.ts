import type { Corpus } from './corpus'
import { wordsOf } from './fold'
import type { Phrase } from './phrase'
import { createTextSearch } from './text-search'
import { createVocabulary, type Vocabulary } from './vocabulary'
import { createWordSearch, type WordHits } from './word-hits'

/** An index that can be searched, and is searched faster the longer it has been prepared. */
export interface LoadedIndex {
  corpus: Corpus
  vocabulary: Vocabulary
  hitsOf: (word: string) => WordHits
  /** Title of the page at an address. */
  titleOf: (url: string) => string | undefined
  /** Whether all its words are known, so that a slip in any of them is mended. */
  isRead: () => boolean
  /** Reads words and indexes texts for so many milliseconds; false when nothing is left to do. */
  prepare: (milliseconds: number) => boolean
}

/** Milliseconds. */
const atOnce = 10

/** How much more a word weighs that stands in a title, a keyword or a heading. */
const weights = { title: 20, keyword: 10, heading: 5, text: 1 } as const

const wordsOfPhrase = (phrase: Phrase) => (phrase.words === '' ? [] : phrase.words.split(' '))

/** Makes a corpus searchable at once; slips are mended once it is prepared. */
export function loadIndex(corpus: Corpus): LoadedIndex {
  const { pages, sections } = corpus
  const vocabulary = createVocabulary()
  const text = createTextSearch(corpus.hasText ? sections : [])
  const titles = new Map(pages.map(page => [page.url, page.title.text]))
  let readPages = 0
  let readSections = 0

  const readPage = () => {
    const page = pages[readPages++]
    if (!page) return
    vocabulary.add(wordsOfPhrase(page.title), weights.title)
    for (const keyword of page.keywords) vocabulary.add(wordsOfPhrase(keyword), weights.keyword)
    for (const { heading } of page.sections) vocabulary.add(wordsOfPhrase(heading), weights.heading)
  }
  const isRead = () => readPages >= pages.length && readSections >= sections.length
  const readSection = () => vocabulary.add(wordsOf(sections[readSections++]?.folded ?? ''), weights.text)

  // The words of the titles of a usual site are read in this time.
  const end = performance.now() + atOnce
  while (readPages < pages.length && performance.now() < end) readPage()
  return {
    corpus,
    vocabulary,
    hitsOf: createWordSearch(corpus, text),
    isRead,
    titleOf: url => titles.get(url),
    prepare(milliseconds) {
      const end = performance.now() + milliseconds
      while (readPages < pages.length && performance.now() < end) readPage()
      while (readSections < sections.length && performance.now() < end) readSection()
      return text.continueIndexing(end - performance.now()) || !isRead()
    },
  }
}
