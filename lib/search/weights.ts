/**
 * Every weight of the search's relevance: boosts of fields, points of a match, what a prefix or a fuzzy (corrected) word
 * counts, and thresholds. The queries of tests/unit/search/relevance-set.ts show what a change does.
 */

/** How well a text holds a word. A beginning is what a reader is still typing; inside a word it is mostly another one. */
export const matchStrength = { whole: 1, beginning: 0.75, inside: 0.3, none: 0 } as const

/**
 * What a word's forms count. A plural means the same; a family ('estimating', 'estimation') nearly so, and less than the
 * beginning of the typed word itself.
 */
export const formWeight = { typed: 1, number: 0.95, family: 0.75 } as const
/** Other forms count only where they stand for more than the inside of a word, which would be another word. */
export const formsFrom = 0.5
/** In the titles' order of all words: a beginning, or a whole word of the family. */
export const holdsWord = matchStrength.beginning * formWeight.family

/**
 * Field boosts for a word: a title says what a page is about, keywords what its author meant, a heading what a part is
 * about; a text may only mention it.
 */
export const fieldWorth = { title: 1, keyword: 0.85, heading: 0.8, text: 0.6 } as const
/** What a title adds to the worth of its page beside its own: the page is about the word, and not a part of it alone. */
export const titleAdds = 0.2
/**
 * What a page's title, keywords, headings and words count by its kind, and its title where that is one word of the query. A letter of the e-mail series says less than the lesson or
 * the article of its subject; a hub leads to what says more; the glossary says in two sentences what a lesson teaches.
 */
export const kindShare = {
  page: { title: 1, oneWord: 0.7, keyword: 1, heading: 1, words: 1 },
  hub: { title: 1, oneWord: 0.3, keyword: 0.9, heading: 0.9, words: 0.95 },
  letter: { title: 0.7, oneWord: 0.7, keyword: 0.5, heading: 0.5, words: 0.9 },
  glossary: { title: 1, oneWord: 0.7, keyword: 1, heading: 0.8, words: 0.9 },
} as const

/**
 * Points for the ways in which a title or heading answers the whole query. Between two ranks lies more than closeness
 * and the words' own score can add, but for 'loose order', which is worth less than the same words in a text.
 */
export const rankPoints = {
  'exact case-sensitive': 1000,
  exact: 970,
  'starts-with': 800,
  'word-starts-with': 700,
  contains: 600,
  acronym: 520,
  'loose order': 5,
} as const
/** A way in which a title answers a query. */
export type Rank = keyof typeof rankPoints
/** All words, in another order or with others between: below 'contains', above 'acronym'. */
export const pointsOfAllWords = 540
/**
 * Points of a title that stands whole in the query, at most: 'who attends the sprint review' asks about that page, even
 * where it has a word less than others.
 */
export const pointsWithinQuery = 600
/** Taken off for each keyword that comes before: authors write first what matters most. */
export const keywordOrderCosts = 6
/** What a second phrase of a page adds (a heading beside a keyword), as a share of its points. */
export const secondPhraseAdds = 0.1
/** Taken off where the query answers only the title's part before or after a colon, a dash or a bracket. */
export const titlePartCosts = 10
/** Taken off where only the stems of the words that carry meaning agree, so that the same words as typed come first. */
export const essenceCosts = 15
/** Added to the shorter of two phrases of one rank, whose meaning the query covers more of. */
export const closenessAtMost = 40
/** The same for letters in their order: they never leave the last rank. */
export const looseAtMost = 5
/** How far apart the query's letters may lie in a title, as a multiple of their number: 'retro' in 'Sprint Retrospective'. */
export const loosestSpread = 4

/** A title of at least this many points answers the query on its own: it holds every word in its order. */
export const answersAlone = 400
/** A heading or a keyword that answers the query is worth less than a title, and more than words spread over a text. */
export const headingShare = 0.4
export const keywordShare = 0.42
/** Points of a page that holds every word of the query perfectly: below a title that begins with it, with any share. */
export const mostForWords = 190
/** Points, at most, for a page that has the words in one section together. */
export const togetherAdds = 40
/** What words add to the points of a phrase: little where the title answers already, so that titles keep their order. */
export const wordsAdd = { toAnswer: 0.2, toPart: 0.6 } as const
/** What weak words count beside strong ones: little between pages, more between the sections of one. */
export const weakShare = { page: 0.1, section: 0.5 } as const
/** What is left of the points of a section that stands on many pages, such as 'Sources'. */
export const minorShare = 0.5
/** For a section that holds several words just as they were typed: a reader pasted or remembers the phrase. */
export const literalBonus = 25

/** Trust in readings that were not typed: a corrected slip, a synonym, what is left without unknown words. */
export const trust = { typed: 1, corrected: 0.9, synonym: 0.97, rest: 0.8 } as const
/** Share of a query's meaning that a page must hold where no page holds all of it: of three words, two. */
export const enoughCoverage = 0.6
/** A section is shown from this share of the points of its page's best one. */
export const worthShowing = 0.55
/** Titles that share at least this much of a query's pairs of letters are offered where nothing is found. */
export const nearestFrom = 0.2

/** How much more a word of a title, a keyword or a heading weighs in the vocabulary that corrects slips than one of a text. */
export const vocabularyWeights = { title: 20, keyword: 10, heading: 5 } as const
/** How many times as usual a like word must be for a known one to be taken for a slip: 'projekt' stands in one name. */
export const slipIfRarer = 20
/** Fuzzy: shorter words have too many neighbors one slip away. */
export const shortestToCorrect = 4
