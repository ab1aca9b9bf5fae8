import type { Marked } from './excerpt'

/** A section that answers the query. */
export interface SectionHit {
  url: string
  heading: Marked
  /** Empty as long as the page's text has not come. */
  excerpt: Marked
  score: number
}

/** A page that answers the query, shown even where no section of it does. */
export interface PageHit {
  url: string
  title: Marked
  /** Titles of the pages above it, outermost first. */
  trail: readonly string[]
  excerpt: Marked
  /** At most five. */
  sections: readonly SectionHit[]
  score: number
  /** What the score was made of. */
  points: Readonly<Record<string, number>>
}

/** What is shown for one query. */
export interface Answer {
  query: string
  /** At most five. */
  pages: readonly PageHit[]
  /** Titles like the query, where nothing was found. */
  nearest: readonly { url: string; title: string }[]
  /** Whether all parts of the index were there that it needs; until then it is an answer from titles and headings. */
  isComplete: boolean
}
