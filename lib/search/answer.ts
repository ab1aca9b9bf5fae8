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

/** A page by its title alone. */
export interface NamedPage {
  url: string
  title: string
}

/** What is shown for one query. */
export interface Answer {
  query: string
  /** The section whose heading, or term, is the whole query, with its page's title. */
  exact?: SectionHit & { title: string }
  /** At most five, or fifty if all were asked for. */
  pages: readonly PageHit[]
  /** Similar titles, if nothing was found. */
  nearest: readonly NamedPage[]
  /** Where to look instead, if nothing was found: the glossary and the course. */
  ways: readonly NamedPage[]
  /**
   * Whether all needed parts of the index were loaded; until then it is an answer from titles and headings.
   */
  isComplete: boolean
}
