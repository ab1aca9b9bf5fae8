/** The headings of the Scrum Guide 2020 in its order, and what the ids of their statements begin with. */
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
  /** What the Guide says, never in its wording: its text is under a license of its own. */
  statement: string
  /** Route of the page that teaches it. */
  page: `/scrum/${string}`
  /** Heading above the text that teaches it; the page's title for the text before the first section. */
  heading: string
}

/** One statement of the Scrum Guide 2020, and where a reader is taught it. */
export type GuideStatement = { [Section in GuideSection]: StatementOf<Section> }[GuideSection]
