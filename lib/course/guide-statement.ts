/** The headings of the Scrum Guide 2020 in order, with the prefix of their statements' ids. */
export const idStarts = {
  'Purpose of the Scrum Guide': 'purpose',
  'Scrum Definition': 'definition',
  'Scrum Theory': 'theory',
  Transparency: 'transparency',
  Inspection: 'inspection',
  Adaptation: 'adaptation',
  'Scrum Values': 'values',
  'Scrum Team': 'team',
  Developers: 'developers',
  'Product Owner': 'product-owner',
  'Scrum Master': 'scrum-master',
  'Scrum Events': 'events',
  'The Sprint': 'sprint',
  'Sprint Planning': 'sprint-planning',
  'Daily Scrum': 'daily-scrum',
  'Sprint Review': 'sprint-review',
  'Sprint Retrospective': 'sprint-retrospective',
  'Scrum Artifacts': 'artifacts',
  'Product Backlog': 'product-backlog',
  'Commitment: Product Goal': 'product-goal',
  'Sprint Backlog': 'sprint-backlog',
  'Commitment: Sprint Goal': 'sprint-goal',
  Increment: 'increment',
  'Commitment: Definition of Done': 'done',
  'End Note': 'end-note',
  'Acknowledgements: People': 'people',
  'Scrum Guide History': 'history',
} as const

export type GuideSection = keyof typeof idStarts

interface StatementOf<Section extends GuideSection> {
  id: `${(typeof idStarts)[Section]}-${number}`
  section: Section
  /** The Guide's statement in other words; its text is under its own license. */
  statement: string
  /** Route of the page that teaches it. */
  page: `/scrum/${string}`
  /** Heading above the text that teaches it; the page's title for the text before the first section. */
  heading: string
}

/** A statement of the Scrum Guide 2020, and where the course teaches it. */
export type GuideStatement = { [Section in GuideSection]: StatementOf<Section> }[GuideSection]
