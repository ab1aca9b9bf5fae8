import { corpusOf, type Corpus, type CorpusPage } from './corpus'
import { parseText, parseWords, type Part, type TitlesIndex } from './index-shape'
import type { Phrase, PhraseOf } from './phrase'
import { createTextPlaces, type TextPlaces } from './text-places'
import { createVocabulary, type Vocabulary } from './vocabulary'
import { createWordSearch, type WordHits } from './word-hits'
import { vocabularyWeights } from './weights'

/** An index that can be searched, and finds more the more of its parts it has taken. */
export interface LoadedIndex {
  corpus: Corpus
  vocabulary: Vocabulary
  hitsOf: (word: string) => WordHits
  /** Undefined until the words of the texts are known. */
  getPlaces: () => TextPlaces | undefined
  /** Title of the page at an address. */
  titleOf: (url: string) => string | undefined
  /** Paragraphs of a page's section; undefined until the page's text has come. */
  linesOf: (page: CorpusPage, section: number) => readonly string[] | undefined
  /** Takes a part but for the titles, as JSON; throws where it is none. */
  take: (part: Exclude<Part, 'titles'>, json: string) => void
  /** Reads the words of titles for so many milliseconds, to mend slips; false when all are read. */
  prepare: (milliseconds: number) => boolean
}

/** Milliseconds. */
const atOnce = 10

const wordsOfPhrase = (phrase: Phrase) => (phrase.words === '' ? [] : phrase.words.split(' '))

/** Makes titles searchable at once. */
export function loadIndex(index: TitlesIndex, phraseOf: PhraseOf): LoadedIndex {
  const corpus = corpusOf(index, phraseOf)
  const { pages } = corpus
  const vocabulary = createVocabulary()
  const titles = new Map(pages.map(page => [page.url, page.title.text]))
  const texts = new Map<number, readonly (readonly string[])[]>()
  let places: TextPlaces | undefined
  let readPages = 0

  const readPage = () => {
    const page = pages[readPages++]
    if (!page) return
    vocabulary.add(wordsOfPhrase(page.title), vocabularyWeights.title)
    for (const keyword of page.keywords) vocabulary.add(wordsOfPhrase(keyword), vocabularyWeights.keyword)
    for (const { heading } of page.sections) vocabulary.add(wordsOfPhrase(heading), vocabularyWeights.heading)
  }
  const prepare = (milliseconds: number) => {
    const end = performance.now() + milliseconds
    while (readPages < pages.length && performance.now() < end) readPage()
    return readPages < pages.length
  }
  const takeWords = (json: string) => {
    const known = createTextPlaces(parseWords(json))
    known.words.forEach((word, index) => vocabulary.add([word], known.countOf(index)))
    places = known
  }
  const getPlaces = () => places

  // The words of the titles of a usual site are read in this time.
  prepare(atOnce)
  return {
    corpus,
    vocabulary,
    hitsOf: createWordSearch(corpus, getPlaces),
    getPlaces,
    titleOf: url => titles.get(url),
    linesOf: (page, section) => texts.get(page.id)?.[section],
    take(part, json) {
      if (part === 'words') takeWords(json)
      else {
        const [kind, number] = part.split('/')
        if (kind === 'places') places?.take(Number(number), json)
        else
          texts.set(
            Number(number),
            parseText(json).map(text => text.split('\n')),
          )
      }
    },
    prepare,
  }
}
