import type { Marked } from './excerpt'

/** A section that answers the query. */
export interface SectionHit {
  url: string
  heading: Marked
  /** Empty until the page's text has loaded. */
  excerpt: Marked
  score: number
}

/** A page that answers the query, even if none of its sections does. */
export interface PageHit {
  url: string
  title: Marked
  /** Titles of its parent pages, outermost first. */
  trail: readonly string[]
  excerpt: Marked
  /** At most five. */
  sections: readonly SectionHit[]
  score: number
  /** The components of the score. */
  points: Readonly<Record<string, number>>
}

/** What is shown for one query. */
export interface Answer {
  query: string
  /** At most five, or fifty if all were asked for; a section whose heading or term is the whole query is one of its own. */
  pages: readonly PageHit[]
  /** How many pages answer it in all. */
  count: number
  /** Similar titles, the glossary, and the course, if nothing was found. */
  nearest: readonly { url: string; title: string }[]
  /** Whether all needed parts of the index were loaded; until then, it answers from titles and headings. */
  isComplete: boolean
}
