import type { CorpusPage, Section } from './corpus'
import type { WordForms } from './match'
import { scoreHeading, scoreTitle, type Sought } from './phrase-score'
import type { WordHits } from './word-hits'
import {
  answersAlone,
  headingShare,
  keywordShare,
  literalBonus,
  minorShare,
  mostForWords,
  togetherShare,
  weakShare,
  wordsAdd,
} from './weights'

/** A reading of the query with what its words found. */
export interface Search extends Sought {
  /** Of strong and weak words: what is marked in the results. */
  shownForms: readonly WordForms[]
  strong: readonly WordHits[]
  /** Set where some page holds every strong word: pages that do not are then of no interest. */
  needsAll: boolean
  weak: readonly WordHits[]
  /** Sections whose text holds the words just as they were typed. */
  literal: ReadonlySet<number>
}

export interface ScoredSection {
  section: Section
  /** Points of its heading alone. */
  heading: number
  score: number
}

export interface ScoredPage {
  page: CorpusPage
  score: number
  /** Share of the query's meaning that stands on the page, from 0 to 1. */
  coverage: number
  sections: readonly ScoredSection[]
  search: Search
}

type Worth = (hits: WordHits) => number

function sum(list: readonly WordHits[], worth: Worth): number {
  let total = 0
  for (const hits of list) total += hits.rarity * worth(hits)
  return total
}

/** Rarity-weighted mean of what each word is worth; weak words add to it. */
function mean({ strong, weak }: Search, share: number, worth: Worth): number {
  return (sum(strong, worth) + share * sum(weak, worth)) / (sum(strong, () => 1) || 1)
}

function scoreSection(section: Section, search: Search): ScoredSection {
  const words = mean(search, weakShare.section, hits => hits.sections.get(section.id) ?? 0)
  if (words === 0) return { section, heading: 0, score: 0 }
  const mayHold = search.strong.every(hits => hits.headings.has(section.id))
  const heading = mayHold ? scoreHeading(section.heading, search) * headingShare : 0
  const score = heading + words * mostForWords + (search.literal.has(section.id) ? literalBonus : 0)
  return { section, heading, score: section.heading.isMinor ? score * minorShare : score }
}

function scoreKeywords(page: CorpusPage, search: Search): number {
  if (!search.strong.every(hits => hits.pages.has(page.id))) return 0
  return Math.max(0, ...page.keywords.map(each => scoreHeading(each, search) * keywordShare))
}

/** Points of a page for one reading of the query, with those of its sections; null where it holds nothing of it. */
export function scorePage(page: CorpusPage, search: Search): ScoredPage | null {
  const title = scoreTitle(page.title, search)
  const isIn = (hits: WordHits) => hits.pages.has(page.id)
  if (title === 0 && !(search.needsAll ? search.strong.every(isIn) : search.strong.some(isIn))) return null
  const words = mean(search, weakShare.page, hits => hits.pages.get(page.id) ?? 0)
  const isAnswer = title >= answersAlone
  const held = sum(search.strong, hits => (isIn(hits) ? 1 : 0))
  const coverage = isAnswer ? 1 : held / (sum(search.strong, () => 1) || 1)
  const sections = page.sections.map(section => scoreSection(section, search)).filter(each => each.score > 0)
  const together = Math.min(1, Math.max(0, ...sections.map(each => each.score)) / mostForWords)
  const ofWords = words * mostForWords * (togetherShare.apart + togetherShare.together * together)
  const heading = Math.max(0, ...sections.map(each => each.heading))
  const ofPhrase = isAnswer ? title : Math.max(title, heading, scoreKeywords(page, search))
  // Of two alike the one higher up in the tree, which leads to the other.
  const depth = page.url.split('/').length
  const score = ofPhrase + ofWords * (isAnswer ? wordsAdd.toAnswer : wordsAdd.toPart) - depth
  return { page, score: score * search.reading.trust, coverage, sections, search }
}
