import type { Answer, PageHit } from './answer'
import { continueMaking, corpusOfText, corpusOfTitles, type CorpusMaking, type CorpusPage } from './corpus'
import { excerptOf } from './excerpt'
import { findPages } from './find-pages'
import { fold } from './fold'
import { parseTextIndex, parseTitlesIndex } from './index-shape'
import { loadIndex, type LoadedIndex } from './loaded-index'
import { markMatches } from './marked'
import { mendingBy } from './mending'
import { nearestTitles } from './nearest-titles'
import type { ScoredPage } from './page-score'
import { createPhrases } from './phrase'
import { readingsOf } from './query'
import type { SearchWords } from './search-words'

const sectionsShown = 5
/** A section is shown from this share of the points of its page's best one. */
const worthShowing = 0.55

/** Answers queries over one locale's index; runs in a worker, and in a test. */
export interface Engine {
  /** Takes the index of titles, as JSON; of no use once the text is there. */
  takeTitles: (json: string) => void
  /** Takes the index of the text, as JSON. */
  takeText: (json: string) => void
  /** Makes later answers faster, for so many milliseconds; false when nothing is left to do. */
  prepare: (milliseconds: number) => boolean
  /** Whether every word of the text is searched, and slips in them are mended. */
  isComplete: () => boolean
  /** Undefined until an index is there. */
  answer: (query: string) => Answer | undefined
}

type TitleOf = (url: string) => string | undefined

function trailOf({ url }: CorpusPage, titleOf: TitleOf): string[] {
  const ends = [...url.matchAll(/\//g)].map(({ index }) => index).filter(end => end > 0)
  return ends.flatMap(end => titleOf(url.slice(0, end)) ?? [])
}

function hitOf(scored: ScoredPage, titleOf: TitleOf): PageHit {
  const { page, search } = scored
  const best = Math.max(0, ...scored.sections.map(each => each.score))
  const sections = scored.sections
    .filter(({ section, score }) => section.heading.text !== '' && score >= best * worthShowing)
    .sort((a, b) => b.score - a.score)
    .slice(0, sectionsShown)
  const intro = page.sections.find(section => section.heading.text === '')
  return {
    url: page.url,
    title: markMatches(page.title.text, page.title.folded, search.shownForms),
    trail: trailOf(page, titleOf),
    excerpt: excerptOf(intro?.lines ?? [], search.shownForms),
    sections: sections.map(({ section }) => ({
      url: section.url,
      heading: markMatches(section.heading.text, section.heading.folded, search.shownForms),
      excerpt: excerptOf(section.lines, search.shownForms),
    })),
  }
}

/** An engine without an index yet. */
export function createEngine(words: SearchWords): Engine {
  const phraseOf = createPhrases(words)
  let index: LoadedIndex | undefined
  // The text's, while the titles go on answering.
  let making: CorpusMaking | undefined
  const isLoaded = (some: CorpusMaking, milliseconds: number) => {
    const corpus = continueMaking(some, milliseconds)
    if (corpus) index = loadIndex(corpus)
    return corpus !== undefined
  }
  const isComplete = () => index !== undefined && index.corpus.hasText && index.isRead()
  return {
    takeTitles(json) {
      if (!index) isLoaded(corpusOfTitles(parseTitlesIndex(json), phraseOf), Infinity)
    },
    takeText(json) {
      making = corpusOfText(parseTextIndex(json), phraseOf)
      if (!index && isLoaded(making, Infinity)) making = undefined
    },
    prepare(milliseconds) {
      if (!making) return index?.prepare(milliseconds) ?? false
      if (isLoaded(making, milliseconds)) making = undefined
      return true
    },
    isComplete,
    answer(query) {
      if (!index) return undefined
      const began = performance.now()
      const { corpus, vocabulary, hitsOf, titleOf } = index
      const typed = query.trim()
      const readings = readingsOf(typed, words, mendingBy(vocabulary, words))
      const pages = findPages(corpus, readings, typed, hitsOf).map(scored => hitOf(scored, titleOf))
      const nearest = pages.length === 0 ? nearestTitles(corpus.pages, fold(typed)) : []
      return { query, pages, nearest, isComplete: isComplete(), milliseconds: performance.now() - began }
    },
  }
}
