import { courseRoute } from '../nav/route-entry'
import type { Answer, PageHit } from './answer'
import { excerptOf, markMatches } from './excerpt'
import type { WordForms } from './forms'
import type { Part } from './index-format'
import { loadIndex, type IndexedPage, type LoadedIndex, type NamedSection } from './loaded-index'
import { scorePage, scoreSection, type ScoredPage, type Search } from './page-score'
import { readingOf, readingsOf, type Reading } from './query'
import {
  enoughCoverage,
  matchStrength,
  mostForWords,
  nearestFrom,
  togetherAdds,
  trust,
  worthShowing,
} from './weights'
import { fold, wordsOf, type SearchWords } from './words'

const shown = { pages: 5, sections: 5, nearest: 3 }
/** On the page of all results: how many pages are shown, and how many of them with an excerpt. */
const all = { pages: 50, texts: 15 }

/** An answer from the loaded parts, and the parts that would improve it, most needed first. */
export interface Found {
  answer: Answer
  missing: readonly Part[]
}

/** Answers queries over one locale's index; runs in a worker, in the terminal, and in tests. */
export interface Engine {
  /** Takes a part of the index as JSON; the titles must be the first. Throws if it is something else. */
  take: (part: Part, json: string) => void
  /** Undefined until the titles are loaded. */
  find: (query: string, isAll?: boolean) => Found | undefined
}

/** A reading without words unknown to the site; unchanged if they are the majority. */
function withoutUnknown(reading: Reading, index: LoadedIndex, words: SearchWords): Reading {
  const unknown = reading.strong.filter(word => index.hitsOf(word).pages.size === 0)
  const letters = (list: readonly string[]) => list.join('').length
  if (unknown.length === 0 || letters(unknown) * 2 > letters(reading.strong)) return reading
  const rest = reading.words.split(' ').filter(word => !unknown.includes(word))
  return readingOf(rest, reading.trust * trust.rest, words)
}

/** The best pages over all readings of a query, without looking at their texts. */
function findPages(typed: string, index: LoadedIndex, words: SearchWords): ScoredPage[] {
  const best = new Map<number, ScoredPage>()
  for (const each of readingsOf(typed, words, index.vocabulary)) {
    const reading = each.isIntroduction ? each : withoutUnknown(each, index, words)
    const search: Search = {
      reading,
      typed,
      strong: reading.strong.map(index.hitsOf),
      weak: reading.weak.map(index.hitsOf),
      asked: index.askedOf(reading.words),
    }
    for (const page of index.pages) {
      const scored = scorePage(page, search)
      if (reading.isIntroduction && !scored?.isAnswer) continue
      if (scored && scored.score > (best.get(page.id)?.score ?? -Infinity)) best.set(page.id, scored)
    }
  }
  return [...best.values()]
    .filter(({ coverage, points }) => coverage >= enoughCoverage || points.title > 0)
    .sort((a, b) => b.score - a.score)
}

/** The 'long' of a question doesn't mean 'belongs'. */
const wholeOnly = (forms: WordForms): WordForms => ({
  ...forms,
  forms: forms.forms.map(form => ({ ...form, from: matchStrength.inside })),
})

function trailOf({ url }: IndexedPage, { titleOf }: LoadedIndex): string[] {
  const ends = [...url.matchAll(/\//g)].map(({ index }) => index).filter(end => end > 0)
  return ends.flatMap(end => titleOf(url.slice(0, end)) ?? [])
}

/** A section as a separate result: a reader who types its name wants the section, not the top of its page. */
function hitOfNamed({ page, section }: NamedSection, index: LoadedIndex): PageHit {
  const lines = index.linesOf(page)?.[page.sections.indexOf(section)] ?? []
  return {
    url: section.url,
    title: [section.heading.text],
    trail: [...trailOf(page, index), page.titles[0].text],
    excerpt: excerptOf(lines, []),
    sections: [],
    score: 0,
    points: {},
  }
}

function hitOf({ page, search, score, points, isAnswer }: ScoredPage, index: LoadedIndex): PageHit {
  const forms = [...search.strong.map(hits => hits.forms), ...search.weak.map(hits => wholeOnly(hits.forms))]
  const lines = index.linesOf(page) ?? []
  const sections = page.sections.map((section, at) => ({
    section,
    lines: lines[at] ?? [],
    score: scoreSection(section, fold(lines[at]?.join('\n') ?? ''), search),
  }))
  const best = Math.max(0, ...sections.map(each => each.score))
  const together = isAnswer ? 0 : togetherAdds * Math.min(1, best / mostForWords)
  const [title] = page.titles
  return {
    url: page.url,
    title: markMatches(title.text, title.folded, forms),
    trail: trailOf(page, index),
    excerpt: excerptOf(lines[0] ?? [], forms),
    sections: sections
      .filter(each => each.section.heading.text !== '' && each.score > 0 && each.score >= best * worthShowing)
      .sort((a, b) => b.score - a.score)
      .slice(0, shown.sections)
      .map(({ section, lines, score }) => ({
        url: section.url,
        heading: markMatches(section.heading.text, section.heading.folded, forms),
        excerpt: excerptOf(lines, forms),
        score,
      })),
    score: score + together,
    points: { ...points, together },
  }
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}

/** Pages whose titles share the most pairs of letters with a folded query; empty if none shares a fifth. */
function nearestTitles(pages: readonly IndexedPage[], query: string): IndexedPage[] {
  const wanted = pairsOf(query)
  const likeness = ({ titles: [title] }: IndexedPage) => {
    const pairs = pairsOf(title.words)
    const shared = [...pairs].filter(pair => wanted.has(pair)).length
    return (2 * shared) / (pairs.size + wanted.size || 1)
  }
  return pages
    .map(page => ({ page, like: likeness(page) }))
    .filter(({ like }) => like >= nearestFrom)
    .sort((a, b) => b.like - a.like)
    .slice(0, shown.nearest)
    .map(({ page }) => page)
}

/** Where to look if nothing is found: similar titles, the glossary, and the course. */
function instead({ pages }: LoadedIndex, query: string): Answer['nearest'] {
  const ways = pages.filter(({ kind, url }) => kind === 'glossary' || url === courseRoute)
  return [...new Set([...nearestTitles(pages, query), ...ways])].map(({ url, titles: [title] }) => ({
    url,
    title: title.text,
  }))
}

function find(query: string, isAll: boolean, index: LoadedIndex, words: SearchWords): Found {
  const typed = query.trim()
  const scored = findPages(typed, index, words)
  const section = index.named(wordsOf(fold(typed)).join(' '))
  const isTitled = ({ page: { titles }, search: { reading } }: ScoredPage) =>
    reading.trust >= trust.synonym && ` ${titles[0].roots} `.includes(` ${reading.roots} `)
  const named = scored.some(each => each.page === section?.page && isTitled(each)) ? undefined : section
  const limit = isAll ? all.pages : shown.pages
  const found = scored.filter(({ page }) => page !== named?.page).slice(0, limit)
  const read = [...(named ? [named.page] : []), ...found.slice(0, all.texts).map(({ page }) => page)]
  const texts = read.filter(page => !index.linesOf(page)).map(({ id }): Part => `text/${id}`)
  const missing: Part[] = index.hasTexts() ? texts : ['texts']
  const pages = found.map(each => hitOf(each, index)).sort((a, b) => b.score - a.score)
  // A page that has the words in its title is about them, and says more.
  if (named) pages.splice(found[0] && isTitled(found[0]) ? 1 : 0, 0, hitOfNamed(named, index))
  const nearest = pages.length === 0 ? instead(index, fold(typed)) : []
  const isComplete = missing.length === 0
  const count = Math.max(scored.length, pages.length)
  return { answer: { query, pages: pages.slice(0, limit), count, nearest, isComplete }, missing }
}

/** An engine without an index yet. */
export function createEngine(words: SearchWords): Engine {
  let index: LoadedIndex | undefined
  return {
    take(part, json) {
      if (part === 'titles') index = loadIndex(json, words)
      else index?.take(part, json)
    },
    find: (query, isAll = false) => index && find(query, isAll, index, words),
  }
}
