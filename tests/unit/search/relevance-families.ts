import { moreFamilies } from './relevance-families-more'

const artifacts = '/scrum/psm-1/scrum-framework/scrum-artifacts'
const roles = '/scrum/psm-1/scrum-framework/scrum-roles'
const implementation = '/scrum/psm-1/scrum-implementation'
const estimation = '/scrum/psm-1/scrum-planning-estimation/estimation-techniques'
const glossary = '/scrum/glossary'

/** Queries of the families in which the search used to go wrong, and the pages of which one should come first. */
export const relevanceFamilies: readonly (readonly [query: string, ...first: string[]])[] = [
  // Found wrong by readers
  ['definition of ready', '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool', glossary],
  ['sprint goal example', '/scrum/articles/sprint-goal-examples'],
  [
    'impediment',
    '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
    '/scrum/psm-1/scrum-implementation/sprint-execution',
    glossary,
  ],
  ['who attends the sprint review', '/scrum/psm-1/scrum-framework/scrum-events/sprint-review'],
  ['pair programing', '/extreme-programming-xp/overview'],
  ['how many people in a scrum team', roles, glossary],
  [
    'how long is sprint planning for 2 week sprint',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    '/scrum/psm-1/scrum-theory-principles/time-boxing',
  ],
  [
    'story points vs hours',
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
    estimation,
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
    '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
  ],
  ['product owner responsibilities', '/scrum/psm-1/scrum-framework/scrum-roles/product-owner'],
  [
    'commitment for product backlog',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
    artifacts,
  ],
  ['five values', '/scrum/psm-1/scrum-values', '/scrum/psm-1/scrum-values/introduction'],
  ['spillover', glossary, '/scrum/psm-1/scrum-framework/scrum-artifacts/increment'],
  ['stabilization sprint', glossary, '/scrum/psm-1/scrum-implementation/sprint-0'],
  // Lessons and articles before letters
  ['pair programming', '/extreme-programming-xp/overview', glossary],
  [
    'three questions daily scrum',
    '/scrum/psm-1/scrum-tools/daily-scrum-tool',
    '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    glossary,
  ],
  [
    'impediments',
    '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
    '/scrum/psm-1/scrum-implementation/sprint-execution',
    glossary,
  ],
  ['read a scrum board', '/scrum/psm-1/scrum-tools/scrum-board'],
  [
    'who decides what in scrum',
    '/scrum/psm-1/scrum-theory-principles/self-organization',
    '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
  ],
  [
    'refinement',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
    '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
    glossary,
  ],
  [
    'definition of done checklist',
    '/scrum/psm-1/scrum-tools/definition-of-done-tool',
    '/scrum/psm-1/scrum-implementation/definition-of-done',
  ],
  [
    'stand up meeting',
    '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
  ],
  [
    'cross functional team',
    '/scrum/psm-1/scrum-theory-principles/self-organization',
    roles,
    '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  ],
  [
    'forecast',
    // The Guide's own use of the word; added after the first run, as the list had left it out.
    '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    '/scrum/psm-1/scrum-planning-estimation/release-planning',
    '/scrum/psm-1/scrum-planning-estimation',
    glossary,
  ],
  ['openness in scrum', '/scrum/psm-1/scrum-values/openness'],
  [
    'sprint backlog example',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
  ],
  [
    'sprint goal',
    '/scrum/articles/sprint-goal-examples',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    glossary,
  ],
  ['limit work in progress', '/kanban/introduction/kanban-wip-limits'],
  ['stakeholder collaboration', '/scrum/psm-1/scrum-theory-principles/collaboration'],
  ['technical debt', '/scrum/psm-1/scrum-implementation/definition-of-done', glossary],
  ['planning poker session', '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker'],
  [
    'sprint review stakeholders',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
    '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
  ],
  ['swimlanes', '/kanban/introduction/kanban-boards', '/scrum/psm-1/scrum-tools/scrum-board'],
  ['self managing team', '/scrum/psm-1/scrum-theory-principles/self-organization'],
  [
    'stakeholder feedback',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
    '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
  ],
  [
    'backlog refinement meeting',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
    '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
  ],
  [
    'sprint retrospective ideas',
    '/scrum/articles/retrospective-formats-that-work',
    '/scrum/psm-1/scrum-tools/retrospective-tool',
  ],
  ['scrum metrics', '/scrum/psm-1/scrum-implementation/metrics-reporting', implementation],
  [
    'daily scrum status report',
    '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
    '/scrum/psm-1/scrum-tools/daily-scrum-tool',
  ],
  [
    'facilitation',
    '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
    '/scrum/psm-1/scrum-master-as-a-servant-leader',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
    '/scrum/psm-1/scrum-theory-principles/collaboration',
    glossary,
  ],
  ['product backlog item', '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog'],
  ['code review', '/sdlc/development', '/kanban/introduction/kanban-software-development'],
  [
    'split user stories',
    '/agile/user-story/step-by-step-guide',
    '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
  ],
  [
    'transparency in scrum',
    '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
    '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
    '/scrum/psm-1/scrum-values/openness',
  ],
  [
    'daily scrum meeting',
    '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
  ],
  [
    'removing impediments',
    '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
    '/scrum/psm-1/scrum-implementation/sprint-execution',
    glossary,
  ],
  [
    'working agreement',
    '/scrum/psm-1/scrum-tools/collaboration-tools',
    '/scrum/articles/scrum-for-remote-teams',
    glossary,
  ],
  [
    'definition of done example',
    '/scrum/psm-1/scrum-implementation/definition-of-done',
    '/scrum/psm-1/scrum-tools/definition-of-done-tool',
  ],
  ...moreFamilies,
]
