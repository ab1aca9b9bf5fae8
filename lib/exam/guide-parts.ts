import type { GuideSection } from '../course/question'

/** The parts of the Guide by which exams are drawn, and their sections. */
export const guideParts = {
  'Theory and pillars': ['Scrum Theory', 'Transparency', 'Inspection', 'Adaptation'],
  Values: ['Scrum Values'],
  'Team and accountabilities': ['Scrum Team', 'Developers', 'Product Owner', 'Scrum Master'],
  Events: [
    'Scrum Events',
    'The Sprint',
    'Sprint Planning',
    'Daily Scrum',
    'Sprint Review',
    'Sprint Retrospective',
  ],
  'Artifacts and commitments': [
    'Scrum Artifacts',
    'Product Backlog',
    'Commitment: Product Goal',
    'Sprint Backlog',
    'Commitment: Sprint Goal',
    'Increment',
    'Commitment: Definition of Done',
  ],
  'The rest': [
    'Purpose of the Scrum Guide',
    'Scrum Definition',
    'End Note',
    'Scrum Guide History',
    'Complementary practice',
  ],
} as const satisfies Record<string, readonly GuideSection[]>

export type GuidePart = keyof typeof guideParts

/** The part of the Guide that a section belongs to. */
export const partOf = (section: GuideSection): GuidePart =>
  (Object.keys(guideParts) as GuidePart[]).find(part =>
    (guideParts[part] as readonly GuideSection[]).includes(section),
  ) ?? 'The rest'

/** Whether exams have the section for its own sake, and not as one of the rest. */
export const isMainSection = (section: GuideSection): boolean => partOf(section) !== 'The rest'
