import { strengthOfForms } from './forms'
import type { Phrase } from './phrase'
import type { Reading } from './query'
import {
  answersAlone,
  closenessAtMost,
  essenceCosts,
  familyCosts,
  holdsWord,
  looseAtMost,
  loosestSpread,
  pointsOfAllWords,
  pointsWithinQuery,
  rankPoints,
  unfinishedCosts,
  type Rank,
} from './weights'
import type { WordHits } from './loaded-index'

/** What to compare a phrase with. */
export interface Sought {
  reading: Reading
  /** The query as typed, without spaces around it. */
  typed: string
  strong: readonly WordHits[]
}

/** Length of the shortest span of a title that has the query's letters in their order; Infinity if none. */
function spread(title: string, query: string): number {
  let least = Infinity
  for (
    let start = title.indexOf(query.charAt(0));
    start >= 0;
    start = title.indexOf(query.charAt(0), start + 1)
  ) {
    let at = start
    for (const letter of query.slice(1)) {
      at = title.indexOf(letter, at + 1)
      if (at < 0) return least
    }
    least = Math.min(least, at - start + 1)
  }
  return least
}

/** How a phrase (words and single spaces) contains the query verbatim, or null. */
export function rankWords(phrase: string, query: string): Rank | null {
  if (query === '' || phrase.length < query.length) return null
  if (phrase === query) return 'exact'
  const at = phrase.indexOf(query)
  if (at === 0) return 'starts-with'
  if (at > 0 && phrase.includes(` ${query}`)) return 'word-starts-with'
  return at > 0 && query.length > 1 ? 'contains' : null
}

/** How the letters of a phrase match a query that it doesn't contain, or null. */
export function rankLetters(
  { words, acronym }: Pick<Phrase, 'words' | 'acronym'>,
  query: string,
): Rank | null {
  if (query.length > 1 && acronym.includes(query)) return 'acronym'
  return query.length > 2 && spread(words, query) <= query.length * loosestSpread ? 'loose order' : null
}

/** Points of a phrase that has all words in another order, or with others between; fewer for words of the same family. */
function scoreScattered(phrase: Phrase, { reading, strong }: Sought): number {
  const strengths = strong.map(({ forms }) => strengthOfForms(phrase.folded, forms))
  if (Math.min(...strengths) < holdsWord) return 0
  if (phrase.stems.length === reading.stems.length) return pointsOfAllWords.alone
  return (pointsOfAllWords.amongOthers * strengths.reduce((sum, each) => sum + each, 0)) / strengths.length
}

/** Whether a phrase has the query only with the rest of its last word after it: 'exam' in 'examples'. */
const isUnfinished = (phrase: string, query: string) => !`${phrase} `.includes(`${query} `)

/** Points of a phrase for a reading of the query; 0 if it lacks some of its words. */
export function scorePhrase(phrase: Phrase, sought: Sought): number {
  if (phrase.words === '') return 0
  const { reading } = sought
  const pointsOf = (text: string, query: string, cost: number) => {
    const rank = rankWords(text, query)
    return rank ? rankPoints[rank] - cost - (isUnfinished(text, query) ? unfinishedCosts : 0) : 0
  }
  const held = Math.max(
    pointsOf(phrase.words, reading.words, 0),
    pointsOf(phrase.stems, reading.stems, essenceCosts),
    pointsOf(phrase.stems, reading.essence, essenceCosts * 2),
    pointsOf(phrase.roots, reading.roots, familyCosts),
  )
  const points = held > 0 ? held : scoreScattered(phrase, sought)
  const closeness = Math.min(1, reading.stems.length / phrase.stems.length)
  return points > 0 ? points + closenessAtMost * closeness : 0
}

/** Points of a phrase contained in the query: more, the more of the query's meaning it covers. */
export function scoreWithin(phrase: Phrase, { reading, strong }: Sought): number {
  const asked = reading.stems.split(' ')
  if (!phrase.stems.split(' ').every(each => asked.includes(each))) return 0
  const covered = strong.filter(({ forms }) => strengthOfForms(phrase.folded, forms) >= holdsWord)
  if (covered.length === strong.length) return pointsWithinQuery.whole
  const sum = (list: readonly WordHits[]) => list.reduce((total, { rarity }) => total + rarity, 0)
  const share = (sum(covered) / sum(strong) + covered.length / strong.length) / 2
  return Math.min(answersAlone - 1, pointsWithinQuery.part * share)
}

/**
 * Points of a title, which also matches by its first letters or, at last, by letters in order.
 * @param oneWord value of a one-word title contained in the query: it names a subject rather than a page
 */
export function scoreTitle(phrase: Phrase, sought: Sought, oneWord: number): number {
  if (phrase.text === sought.typed) return rankPoints['exact case-sensitive']
  const query = sought.reading.words
  const share = phrase.stems.includes(' ') ? 1 : oneWord
  const score = Math.max(scorePhrase(phrase, sought), scoreWithin(phrase, sought) * share)
  const rank = score > 0 ? null : rankLetters(phrase, query)
  if (rank === null) return score
  const closeness = query.length / phrase.words.length
  if (rank === 'acronym') return rankPoints[rank] + closenessAtMost * Math.min(1, closeness)
  return rankPoints[rank] + looseAtMost * (query.length / spread(phrase.words, query) + closeness)
}
