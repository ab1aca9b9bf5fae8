/** A part of the book. */
interface HandbookPart {
  title: string
  /** The course's page about this section: a link to it becomes a link to the part. */
  hub?: string
  /** Routes of its chapters, in reading order. */
  pages: readonly string[]
}

const course = '/scrum/psm-1'

const below = (folder: string, ...names: string[]) => names.map(name => `${course}/${folder}/${name}`)

const parts: readonly HandbookPart[] = [
  {
    title: 'Theory and Principles',
    hub: `${course}/scrum-theory-principles`,
    pages: [
      '/scrum/introduction',
      ...below(
        'scrum-theory-principles',
        ...['scrum-history', 'three-pillars-of-scrum', 'empirical-process-control', 'self-organization'],
        ...['collaboration', 'value-based-prioritization', 'time-boxing', 'summary'],
      ),
    ],
  },
  {
    title: 'Scrum Values',
    hub: `${course}/scrum-values`,
    pages: below('scrum-values', 'introduction', 'commitment', 'courage', 'focus', 'openness', 'respect'),
  },
  {
    title: 'The Scrum Team',
    hub: `${course}/scrum-framework/scrum-roles`,
    pages: [
      ...below('scrum-framework/scrum-roles', 'product-owner', 'scrum-master', 'development-team'),
      `${course}/scrum-master-as-a-servant-leader`,
    ],
  },
  {
    title: 'Scrum Artifacts',
    hub: `${course}/scrum-framework/scrum-artifacts`,
    pages: [
      ...below('scrum-framework/scrum-artifacts', 'product-backlog', 'sprint-backlog', 'increment'),
      `${course}/scrum-implementation/definition-of-done`,
    ],
  },
  {
    title: 'Scrum Events',
    hub: `${course}/scrum-framework/scrum-events`,
    pages: below(
      'scrum-framework/scrum-events',
      ...['sprint', 'sprint-planning', 'daily-scrum', 'sprint-review', 'sprint-retrospective'],
    ),
  },
  {
    title: 'Planning and Estimation',
    hub: `${course}/scrum-planning-estimation`,
    pages: [
      `${course}/scrum-planning-estimation/release-planning`,
      ...below(
        'scrum-planning-estimation/estimation-techniques',
        ...['planning-poker', 't-shirt-sizing', 'affinity-estimation', 'fibonacci-sequence-scale', 'summary'],
      ),
    ],
  },
  {
    title: 'Implementing Scrum',
    hub: `${course}/scrum-implementation`,
    pages: [
      ...below('scrum-implementation', 'sprint-0', 'sprint-execution'),
      ...below('scrum-implementation', 'continuous-integration', 'agile-testing'),
      `${course}/scrum-implementation/metrics-reporting/cumulative-flow-diagrams`,
      `${course}/scrum-implementation-challenges`,
      `${course}/scrum-adoption-improvement/continuous-improvement`,
    ],
  },
  {
    title: 'Scrum Tools',
    hub: `${course}/scrum-tools`,
    pages: [
      ...below('scrum-tools', 'scrum-board', 'backlog-management-tool', 'product-backlog-refinement-tool'),
      ...below('scrum-tools', 'user-story-mapping-tool', 'sprint-planning-tool', 'sprint-backlog-tool'),
      ...below('scrum-tools', 'daily-scrum-tool', 'burndown-chart-tool', 'velocity-tracking-tool'),
      ...below('scrum-tools', 'definition-of-done-tool', 'retrospective-tool', 'collaboration-tools'),
      `${course}/scrum-tools/summary`,
    ],
  },
  { title: 'All of Scrum on a Sheet', pages: below('conclusion', 'scrum-psm1-cheat-sheet') },
]

/** The Scrum Mastery Handbook: which pages it has, in which order. `npm run handbook` makes it. */
export const handbook = {
  title: 'The Scrum Mastery Handbook',
  subtitle: 'The Scrum course as a book',
  parts,
  glossary: '/scrum/glossary',
}
