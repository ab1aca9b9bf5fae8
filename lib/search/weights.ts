/** All weights of the search; the queries of tests/unit/search/relevance-set.ts show the effect of a change. */

/** How well a text matches: a beginning may be incomplete; inside a word it usually means something else. */
export const matchStrength = { whole: 1, beginning: 0.75, inside: 0.3, none: 0 } as const

/** A plural means the same; a family ('estimating', 'estimation') nearly so, and less than the prefix itself. */
export const formWeight = { typed: 1, number: 0.95, family: 0.75 } as const
/** Other forms count only if they are worth more than a match inside a word. */
export const formsFrom = 0.5
/** In the titles' order of all words: a beginning, or a whole word of the family. */
export const holdsWord = matchStrength.beginning * formWeight.family

/** Titles name a page's subject, keywords its author's intent, headings a section's subject; texts may mention it. */
export const fieldWorth = { title: 1, keyword: 0.85, heading: 0.8, asked: 0.4, text: 0.4 } as const
/** Bonus of a title match for its page: the whole page is about the word. */
export const titleAdds = 0.2
/**
 * Boosts for title, keywords, headings, questions, and words by the page's kind, and for a one-word title contained in
 * the query. A letter of the e-mail series says less than the lesson or article on its subject; a hub leads
 * to pages that say more; the glossary says in two sentences what a lesson teaches; each heading of a long list says little
 * about its page.
 */
export const kindShare = {
  page: { title: 1, oneWord: 0.7, keyword: 1, heading: 1, asked: 1, words: 1 },
  hub: { title: 1, oneWord: 0.3, keyword: 0.9, heading: 0.9, asked: 0.9, words: 0.95 },
  letter: { title: 0.7, oneWord: 0.7, keyword: 0.5, heading: 0.5, asked: 0.6, words: 0.9 },
  list: { title: 1, oneWord: 0.7, keyword: 1, heading: 0.6, asked: 1, words: 0.9 },
  glossary: { title: 1, oneWord: 0.7, keyword: 1, heading: 0.8, asked: 0.9, words: 0.9 },
} as const

/** For answering the whole query; gaps exceed what closeness and words add. 'loose order' is below text matches. */
export const rankPoints = {
  'exact case-sensitive': 1000,
  exact: 970,
  'starts-with': 800,
  'word-starts-with': 700,
  contains: 600,
  acronym: 520,
  'loose order': 5,
} as const
/** How a title answers a query. */
export type Rank = keyof typeof rankPoints
/** All words in another order: alone ('phases of SDLC'), or with others between, below 'contains' and above 'acronym'. */
export const pointsOfAllWords = { alone: 900, amongOthers: 540 } as const
/** A title in the query ('who attends the sprint review'); if it lacks a word, `part` at most and never an answer. */
export const pointsWithinQuery = { whole: 600, part: 500 } as const
/** For a front-matter question with the query's words; a word that says little ('many', 'long') counts less. */
export const mostForAsked = 600
export const weakAskedShare = 0.5
/** Subtracted for each earlier keyword: authors put the most important first. */
export const keywordOrderCosts = 6
/** Share of a page's second-best phrase that is added (a heading next to a keyword). */
export const secondPhraseAdds = 0.3
/** Subtracted if the query matches only part of the title, before or after a colon, dash, or bracket. */
export const titlePartCosts = 10
/** Subtracted if only stems match, so that exact matches come first. */
export const essenceCosts = 15
/** Subtracted if the words are of the same families only ('split user stories', 'Splitting user stories'). */
export const familyCosts = 150
/** Subtracted if the last word goes on, so that a title with 'exam' is before one that starts with 'examples'. */
export const unfinishedCosts = 110
/** Bonus for the shorter of two phrases of the same rank: the query covers more of it. */
export const closenessAtMost = 40
/** The same for letters in order, which never leave the last rank. */
export const looseAtMost = 5
/** Maximum spread of the query's letters in a title, per letter: 'retro' in 'Sprint Retrospective'. */
export const loosestSpread = 4

/** A title with at least this many points answers the query on its own: it has every word in order. */
export const answersAlone = 400
/** A matching heading or keyword is worth less than a title, and more than words spread over a text. */
export const headingShare = 0.4
export const keywordShare = 0.42
/** Points of a page with perfect matches for all words: below a title that begins with the query. */
export const mostForWords = 190
/** Maximum points for a page that has the words in one section. */
export const togetherAdds = 40
/** What words add to a phrase's points: little if the title already matches, so that titles keep their order. */
export const wordsAdd = { toAnswer: 0.2, toPart: 0.6 } as const
/** Weak words relative to strong ones: little between pages, more between a page's sections. */
export const weakShare = { page: 0.1, section: 0.5 } as const
/** Factor for sections with a heading of many pages, such as 'Sources'. */
export const minorShare = 0.5
/** Bonus for a section that has several words as typed: a reader pasted or remembers the phrase. */
export const literalBonus = 25

/**
 * Confidence in what wasn't typed: a corrected typo, a synonym, or what remains without unknown words. A title that
 * introduces a subject answers 'what is' more than one that only names it.
 */
export const trust = { typed: 1, corrected: 0.9, synonym: 0.97, introduction: 1.1, rest: 0.8 } as const
/** Share of the meaning a page must have if no page has all of it: one of two words. */
export const enoughCoverage = 0.5
/** Sections are shown from this share of the points of the page's best one. */
export const worthShowing = 0.55
/** Titles that share at least this much of a query's letter pairs are offered if nothing is found. */
export const nearestFrom = 0.2

/** Weight of a word in titles, keywords, and headings, relative to texts, in the vocabulary for typos. */
export const vocabularyWeights = { title: 20, keyword: 10, heading: 5, asked: 1 } as const
/** How many times more common a similar word must be for a known one to be a typo: 'projekt' occurs in one name. */
export const slipIfRarer = 20
/** Shorter words have too many neighbors one typo away. */
export const shortestToCorrect = 4
