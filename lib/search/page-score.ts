import { scoreAsked, type Asked } from './asked'
import { strengthOfForms } from './forms'
import type { IndexedPage, Section, WordHits } from './loaded-index'
import type { Phrase } from './phrase'
import { scorePhrase, scoreTitle, scoreWithin, type Sought } from './phrase-rank'
import {
  answersAlone,
  fieldWorth,
  headingShare,
  keywordOrderCosts,
  keywordShare,
  kindShare,
  literalBonus,
  minorShare,
  mostForWords,
  secondPhraseAdds,
  titlePartCosts,
  weakShare,
  wordsAdd,
} from './weights'

/** A reading of the query with the matches of its words. */
export interface Search extends Sought {
  weak: readonly WordHits[]
  asked: Asked
}

export interface ScoredPage {
  page: IndexedPage
  search: Search
  /** The components of the score, before the reading's confidence. */
  points: { title: number; heading: number; keyword: number; asked: number; words: number }
  score: number
  /** Whether the title alone answers the query. */
  isAnswer: boolean
  /** Share of the query's meaning on the page, from 0 to 1. */
  coverage: number
}

type Worth = (hits: WordHits) => number

function sum(list: readonly WordHits[], worth: Worth): number {
  let total = 0
  for (const hits of list) total += hits.rarity * worth(hits)
  return total
}

/** Mean of the words' matches, weighted by rarity; weak words add to it. */
function mean({ strong, weak }: Search, share: number, worth: Worth): number {
  return (sum(strong, worth) + share * sum(weak, worth)) / (sum(strong, () => 1) || 1)
}

/** Points of a heading. A query that is just the name of a glossary entry isn't a question about that entry. */
function scoreSectionName({ heading, names, isEntry }: Section, search: Search): number {
  const score = Math.max(...[heading, ...names].map(name => scorePhrase(name, search)))
  return score > 0 || isEntry ? score : scoreWithin(heading, search)
}

/** Points of a keyword that contains the query, or is contained in it with more than one word. */
function scoreKeyword(keyword: Phrase, search: Search, holdsAll: boolean): number {
  const whole = holdsAll ? scorePhrase(keyword, search) : 0
  return whole > 0 || !keyword.stems.includes(' ') ? whole : scoreWithin(keyword, search)
}

/** Points of a page for a reading of the query; null if it matches nothing. */
export function scorePage(page: IndexedPage, search: Search): ScoredPage | null {
  const share = kindShare[page.kind]
  const [whole, ...parts] = page.titles
  const title = Math.max(
    scoreTitle(whole, search, share.oneWord),
    ...parts.map(part => scoreTitle(part, search, share.oneWord) - titlePartCosts),
  )
  const isIn = (hits: WordHits) => hits.pages.has(page.id)
  if (title <= 0 && !search.strong.some(isIn)) return null
  const holdsAll = search.strong.every(isIn)
  const isAnswer = title >= answersAlone
  const heading = Math.max(0, ...page.sections.map(each => scoreSectionName(each, search)))
  const keyword = Math.max(
    0,
    ...page.keywords.map((each, at) => scoreKeyword(each, search, holdsAll) - at * keywordOrderCosts),
  )
  const points = {
    title: title * share.title,
    heading: heading * headingShare * share.heading,
    keyword: keyword * keywordShare * share.keyword,
    asked: scoreAsked(page.asked, search.asked) * share.asked,
    words:
      mostForWords *
      mean(search, weakShare.page, hits => hits.pages.get(page.id) ?? 0) *
      (isAnswer ? wordsAdd.toAnswer : wordsAdd.toPart) *
      share.words,
  }
  const { title: ofTitle, heading: ofHeading, keyword: ofKeyword, asked } = points
  const [best = 0, second = 0] = [ofTitle, ofHeading, ofKeyword, asked].sort((a, b) => b - a)
  const phrase = isAnswer ? ofTitle : best + second * secondPhraseAdds
  // Of two equal pages, the one higher in the tree, which leads to the other.
  const depth = page.url.split('/').length
  const held = sum(search.strong, hits => (isIn(hits) ? 1 : 0))
  return {
    page,
    search,
    points,
    isAnswer,
    score: (phrase + points.words - depth) * search.reading.trust,
    coverage: isAnswer ? 1 : held / (sum(search.strong, () => 1) || 1),
  }
}

/** Points of a section by its heading and, if loaded, its text. */
export function scoreSection(section: Section, folded: string, search: Search): number {
  const { heading, names, isMinor } = section
  const words = mean(search, weakShare.section, ({ forms }) =>
    Math.max(
      fieldWorth.heading * Math.max(...[heading, ...names].map(name => strengthOfForms(name.folded, forms))),
      fieldWorth.text * strengthOfForms(folded, forms),
    ),
  )
  if (words === 0) return 0
  const isLiteral = search.strong.length > 1 && folded.includes(search.reading.words)
  const score =
    headingShare * scoreSectionName(section, search) + words * mostForWords + (isLiteral ? literalBonus : 0)
  return isMinor ? score * minorShare : score
}
