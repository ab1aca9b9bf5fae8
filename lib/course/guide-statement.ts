import type { idStarts } from './question'

type StatedSection = keyof typeof idStarts

interface StatementOf<Section extends StatedSection> {
  id: `${(typeof idStarts)[Section]}-${number}`
  section: Section
  /** The Guide's statement in other words; its text is under its own license. */
  statement: string
  /** The Guide's own words, verbatim, under its license (CC BY-SA 4.0). */
  quote?: string
  /** Route of the page that teaches it. */
  page: `/scrum/${string}`
  /** Heading above the text that teaches it; the page's title for the text before the first section. */
  heading: string
}

/** A statement of the Scrum Guide 2020, and where the course teaches it. */
export type GuideStatement = { [Section in StatedSection]: StatementOf<Section> }[StatedSection]
