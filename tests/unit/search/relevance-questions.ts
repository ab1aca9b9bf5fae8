const events = '/scrum/psm-1/scrum-framework/scrum-events'
const artifacts = '/scrum/psm-1/scrum-framework/scrum-artifacts'
const roles = '/scrum/psm-1/scrum-framework/scrum-roles'
const estimation = '/scrum/psm-1/scrum-planning-estimation/estimation-techniques'
const glossary = '/scrum/glossary'

/** The same as relevance-families.ts: questions in words. */
export const relevanceQuestions: readonly (readonly [query: string, ...first: string[]])[] = [
  // Questions in words
  ['how many developers in a scrum team', roles, '/scrum/psm-1/scrum-framework/scrum-roles/development-team'],
  [
    'how long can a sprint be',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint',
    '/scrum/psm-1/scrum-theory-principles/time-boxing',
  ],
  ['who attends the daily scrum', '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum'],
  [
    'what happens to unfinished work at the end of a sprint',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint',
    glossary,
  ],
  ['what are the scrum values', '/scrum/psm-1/scrum-values', '/scrum/psm-1/scrum-values/introduction'],
  ['what are the five events in scrum', events],
  [
    'commitment for the sprint backlog',
    artifacts,
    '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
  ],
  [
    'how to prepare for psm 1',
    '/scrum/psm-1/psm1-exam-preparation',
    '/scrum/psm-1/introduction/intro-psm-1',
    '/scrum/psm-1',
  ],
  ['scrum master responsibilities', '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master'],
  ['difference between scrum and waterfall', '/agile/agile-vs-waterfall'],
  ['when is a sprint canceled', '/scrum/psm-1/scrum-framework/scrum-events/sprint', glossary],
  [
    'can a sprint be extended',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint',
    '/scrum/psm-1/scrum-theory-principles/time-boxing',
  ],
  ['what does a product owner do', '/scrum/psm-1/scrum-framework/scrum-roles/product-owner'],
  [
    'how to run a retrospective',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
    '/scrum/articles/retrospective-formats-that-work',
    '/scrum/psm-1/scrum-tools/retrospective-tool',
  ],
  ['cycle time vs lead time', '/kanban/introduction/kanban-metrics', glossary],
  ['what are the 12 agile principles', '/agile/overview'],
  [
    'how many hours is a sprint review',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
    '/scrum/psm-1/scrum-theory-principles/time-boxing',
  ],
  [
    'who can change the sprint backlog',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    '/scrum/psm-1/scrum-implementation/sprint-execution',
    '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  ],
  ['new scrum master what to do first', '/scrum/articles/scrum-master-first-90-days'],
  ['how to write a sprint goal', '/scrum/articles/sprint-goal-examples'],
  ['maximum size of a scrum team', roles],
  [
    'how long is the daily scrum',
    '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    '/scrum/psm-1/scrum-theory-principles/time-boxing',
  ],
  [
    'who is accountable for the product backlog',
    '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  ],
  [
    'who creates the definition of done',
    '/scrum/psm-1/scrum-implementation/definition-of-done',
    '/scrum/psm-1/scrum-tools/definition-of-done-tool',
  ],
  ['what are the three artifacts of scrum', artifacts],
  [
    'commitment for the increment',
    artifacts,
    '/scrum/psm-1/scrum-implementation/definition-of-done',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
  ],
  [
    'how to calculate velocity',
    '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
    '/scrum/articles/velocity-myths',
  ],
  [
    'how many questions in the psm 1 exam',
    '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
    '/scrum/psm-1',
  ],
  ['developer responsibilities in scrum', '/scrum/psm-1/scrum-framework/scrum-roles/development-team'],
  [
    'why fibonacci for story points',
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
  ],
  ['what is the product goal', '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog', glossary],
  ['what does a scrum master do', '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master'],
  ['is sprint 0 allowed', '/scrum/psm-1/scrum-implementation/sprint-0'],
  [
    'how to write acceptance criteria',
    '/agile/user-story/step-by-step-guide',
    '/scrum/articles/definition-of-done-vs-acceptance-criteria',
    '/agile/user-story/user-story-examples',
  ],
  [
    'how to read a cumulative flow diagram',
    '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
  ],
  ['phases of sdlc', '/sdlc/sdlc-overview', '/sdlc'],
  [
    'how long should a retrospective be',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
    '/scrum/psm-1/scrum-theory-principles/time-boxing',
  ],
  [
    'how to estimate user stories',
    estimation,
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
    '/scrum/psm-1/scrum-planning-estimation',
  ],
  [
    'what is evidence based management',
    '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
    glossary,
  ],
  [
    'what is the difference between product owner and project manager',
    '/scrum/articles/scrum-master-vs-project-manager',
    '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
    '/project-management',
  ],
  [
    'who prioritizes the product backlog',
    '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
    '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  ],
  [
    'how many product owners can a scrum team have',
    '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
    roles,
  ],
  ['what is the purpose of the sprint review', '/scrum/psm-1/scrum-framework/scrum-events/sprint-review'],
  ['what is a good wip limit', '/kanban/introduction/kanban-wip-limits'],
  ['when does the next sprint start', '/scrum/psm-1/scrum-framework/scrum-events/sprint'],
  ['what should a kanban card contain', '/kanban/introduction/kanban-cards'],
  ['how much does the psm 1 exam cost', '/scrum/psm-1', '/agile-certifications'],
  ['what happens if i fail the psm exam', '/scrum/psm-1/psm1-exam-preparation/exam-format-structure'],
  ['does kanban have roles', '/kanban/introduction/kanban-roles-responsibilities'],
  ['who invented scrum', '/scrum/psm-1/scrum-theory-principles/scrum-history'],
  ['when should i use waterfall', '/sdlc/models/waterfall', '/agile/agile-vs-waterfall', '/sdlc/models'],
  ['can the product owner attend the daily scrum', '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum'],
  [
    'how to facilitate a sprint planning meeting',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    '/scrum/psm-1/scrum-tools/sprint-planning-tool',
  ],
  [
    'what are the pillars of empiricism',
    '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
    '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
  ],
  [
    'who tests in a scrum team',
    '/scrum/psm-1/scrum-implementation/agile-testing',
    '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  ],
  // Long questions
  ['can one person be scrum master and product owner at the same time', roles],
  [
    'what is the difference between a burndown chart and a burn up chart',
    '/scrum/psm-1/scrum-tools/burndown-chart-tool',
    glossary,
  ],
  ['how do i explain to management that velocity is not a target', '/scrum/articles/velocity-myths'],
  [
    'how to do the daily scrum when people are in different time zones',
    '/scrum/articles/scrum-for-remote-teams',
    '/scrum/psm-1/scrum-tools/daily-scrum-tool',
  ],
  [
    'how do you decide which product backlog item comes first',
    '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  ],
  [
    'what questions should i ask the company in a scrum master job interview',
    '/scrum/articles/top-7-scrum-master-interview-questions',
    '/resources/interview-questions',
  ],
]
