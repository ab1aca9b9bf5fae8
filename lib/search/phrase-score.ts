import { strengthOfForms, type WordForms } from './match'
import type { Phrase } from './phrase'
import type { Reading } from './query'
import { rankLetters, rankWords, spread } from './title-rank'
import {
  closenessAtMost,
  essenceCosts,
  holdsWord,
  looseAtMost,
  pointsOfAllWords,
  rankPoints,
} from './weights'

/** What a phrase is compared with. */
export interface Sought {
  reading: Reading
  /** The query as typed, without spaces around it. */
  typed: string
  /** Of the reading's strong words. */
  forms: readonly WordForms[]
}

function bestOf(phrase: Phrase, { reading, forms }: Sought): number {
  const rank = rankWords(phrase.words, reading.words)
  const essence = rankWords(phrase.essence, reading.essence)
  const best = Math.max(rank ? rankPoints[rank] : 0, essence ? rankPoints[essence] - essenceCosts : 0)
  const holdsAll = best === 0 && forms.every(each => strengthOfForms(phrase.folded, each) >= holdsWord)
  return holdsAll ? pointsOfAllWords : best
}

function withCloseness(points: number, phrase: Phrase, { reading }: Sought): number {
  return points + closenessAtMost * Math.min(1, reading.essence.length / phrase.essence.length)
}

/** Points of a heading or a keyword for one reading of the query; 0 where it does not hold all of its words. */
export function scoreHeading(phrase: Phrase, sought: Sought): number {
  const score = phrase.words === '' ? 0 : bestOf(phrase, sought)
  return score === 0 ? 0 : withCloseness(score, phrase, sought)
}

/** The same for a title, which may also be meant by its first letters or, at last, by letters in their order. */
export function scoreTitle(phrase: Phrase, sought: Sought): number {
  if (phrase.text === sought.typed) return rankPoints['exact case-sensitive']
  const score = scoreHeading(phrase, sought)
  if (score > 0) return score
  const rank = rankLetters(phrase.words, phrase.acronym, sought.reading.words)
  if (rank === null) return 0
  if (rank === 'acronym') return withCloseness(rankPoints[rank], phrase, sought)
  const query = sought.reading.words
  return (
    rankPoints[rank] +
    looseAtMost * (query.length / spread(phrase.words, query) + query.length / phrase.words.length)
  )
}
