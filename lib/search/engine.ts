import type { Answer, PageHit } from './answer'
import type { CorpusPage } from './corpus'
import { excerptOf } from './excerpt'
import { findPages } from './find-pages'
import { fold } from './fold'
import { parseTitles, type Part } from './index-shape'
import { loadIndex, type LoadedIndex } from './loaded-index'
import { markMatches } from './marked'
import { mendingBy } from './mending'
import { nearestTitles } from './nearest-titles'
import type { ScoredPage } from './page-score'
import { createPhrases } from './phrase'
import { readingsOf } from './query'
import type { SearchWords } from './search-words'
import type { WordHits } from './word-hits'
import { worthShowing } from './weights'

const sectionsShown = 5

/** An answer from the parts that have come, and those that would make it better, the most needed first. */
export interface Found {
  answer: Answer
  missing: readonly Part[]
}

/** Answers queries over one locale's index; runs in a worker, and in a test. */
export interface Engine {
  /** Takes a part of the index, as JSON; the titles must be the first. Throws where it is none. */
  take: (part: Part, json: string) => void
  /** Makes later answers better, for so many milliseconds; false when nothing is left to do. */
  prepare: (milliseconds: number) => boolean
  /** Undefined until the titles are there. */
  find: (query: string) => Found | undefined
  /** How many parts have come: answers stay what they are until more do. */
  taken: () => number
}

function trailOf({ url }: CorpusPage, { titleOf }: LoadedIndex): string[] {
  const ends = [...url.matchAll(/\//g)].map(({ index }) => index).filter(end => end > 0)
  return ends.flatMap(end => titleOf(url.slice(0, end)) ?? [])
}

function hitOf(scored: ScoredPage, index: LoadedIndex): PageHit {
  const { page, search } = scored
  const best = Math.max(0, ...scored.sections.map(each => each.score))
  const sections = scored.sections
    .filter(({ section, score }) => section.heading.text !== '' && score >= best * worthShowing)
    .sort((a, b) => b.score - a.score)
    .slice(0, sectionsShown)
  return {
    url: page.url,
    title: markMatches(page.title.text, page.title.folded, search.shownForms),
    trail: trailOf(page, index),
    excerpt: excerptOf(index.linesOf(page, 0) ?? [], search.shownForms),
    sections: sections.map(({ section }) => ({
      url: section.url,
      heading: markMatches(section.heading.text, section.heading.folded, search.shownForms),
      excerpt: excerptOf(index.linesOf(page, section.index) ?? [], search.shownForms),
    })),
  }
}

/** Parts that an answer lacked; `used` is what was looked up for it. */
function missingParts(index: LoadedIndex, used: Iterable<WordHits>, found: readonly ScoredPage[]): Part[] {
  if (!index.getPlaces()) return ['words']
  const places = new Set([...used].flatMap(hits => hits.missing))
  const texts = found.map(({ page }) => page).filter(page => !index.linesOf(page, 0))
  return [
    ...Array.from(places, (part): Part => `places/${part}`),
    ...texts.map(({ id }): Part => `text/${id}`),
  ]
}

function find(query: string, index: LoadedIndex, words: SearchWords): Found {
  const began = performance.now()
  const { corpus, vocabulary } = index
  const typed = query.trim()
  const used = new Map<string, WordHits>()
  const hitsOf = (word: string) => {
    const hits = used.get(word) ?? index.hitsOf(word)
    used.set(word, hits)
    return hits
  }
  const readings = readingsOf(typed, words, mendingBy(vocabulary, words))
  const found = findPages(corpus, readings, typed, hitsOf, index.getPlaces())
  const missing = missingParts(index, used.values(), found)
  const pages = found.map(scored => hitOf(scored, index))
  const nearest = pages.length === 0 ? nearestTitles(corpus.pages, fold(typed)) : []
  const isComplete = missing.length === 0
  return { answer: { query, pages, nearest, isComplete, milliseconds: performance.now() - began }, missing }
}

/** An engine without an index yet. */
export function createEngine(words: SearchWords): Engine {
  const phraseOf = createPhrases(words)
  let index: LoadedIndex | undefined
  let taken = 0
  return {
    take(part, json) {
      if (part === 'titles') index = loadIndex(parseTitles(json), phraseOf)
      else index?.take(part, json)
      taken += 1
    },
    prepare: milliseconds => index?.prepare(milliseconds) ?? false,
    find: query => index && find(query, index, words),
    taken: () => taken,
  }
}
