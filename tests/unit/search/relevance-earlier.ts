const roles = '/scrum/psm-1/scrum-framework/scrum-roles'
const planning = '/scrum/psm-1/scrum-planning-estimation'
const kanban = '/kanban/introduction'
const glossary = '/scrum/glossary'

/** Queries that were held back until the search was measured by them; tuned on since. */
export const relevanceEarlier: readonly (readonly [query: string, ...first: string[]])[] = [
  // Lessons and articles before letters
  [
    'refinement questions',
    '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  ],
  [
    'retrospective action items',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
    '/scrum/psm-1/scrum-tools/retrospective-tool',
  ],
  ['sprint planning agenda', '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'],
  ['team decisions in scrum', '/scrum/psm-1/scrum-theory-principles/self-organization'],
  ['board columns', '/kanban/introduction/kanban-boards', '/scrum/psm-1/scrum-tools/scrum-board'],
  [
    'sprint review preparation',
    '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
  ],
  [
    'stakeholders disagree',
    '/scrum/psm-1/scrum-theory-principles/collaboration',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
  ],
  ['handing over knowledge', '/sdlc/development', '/sdlc/maintenance/managing-legacy-systems'],
  // One for many, many for one
  [
    'daily scrums',
    '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
  ],
  ['design phases', '/sdlc/design'],
  ['cheat sheets', '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet'],
  ['scrum pillar', '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum'],
  // Questions in words
  [
    'who decides how many items go into the sprint',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  ],
  [
    'how do i order a product backlog',
    '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  ],
  [
    'how long does it take to prepare for psm 1',
    '/scrum/psm-1/introduction/intro-psm-1',
    '/scrum/psm-1/psm1-exam-preparation',
  ],
  [
    'why do we need a sprint goal',
    '/scrum/articles/sprint-goal-examples',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
  ],
  [
    'can we change the definition of done during a sprint',
    '/scrum/psm-1/scrum-implementation/definition-of-done',
    '/scrum/psm-1/scrum-tools/definition-of-done-tool',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
  ],
  [
    'is the scrum master a manager',
    '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
    '/scrum/articles/scrum-master-vs-project-manager',
    '/scrum/psm-1/scrum-master-as-a-servant-leader',
  ],
  ['which kanban metrics should i track', '/kanban/introduction/kanban-metrics'],
  [
    'how do i start with kanban',
    '/kanban/introduction/kanban-implementation',
    kanban,
    '/kanban',
    '/kanban/introduction/kanban-boards',
  ],
  ['when do you use the spiral model', '/sdlc/models/spiral'],
  ['what did royce write about waterfall', '/sdlc/models/waterfall'],
  // Names of the glossary
  [
    'definition of workflow',
    glossary,
    '/kanban/introduction/kanban-boards',
    '/kanban/introduction/kanban-implementation',
  ],
  ['dot voting', '/scrum/psm-1/scrum-tools/retrospective-tool', glossary],
  ['collective ownership', glossary, '/extreme-programming-xp/overview'],
  ['release sprint', glossary, '/scrum/psm-1/scrum-implementation/sprint-0'],
  // Slips
  ['retrospctive tools', '/scrum/psm-1/scrum-tools/retrospective-tool'],
  ['planing and estimation', planning],
  ['devlopers', '/scrum/psm-1/scrum-framework/scrum-roles/development-team'],
  ['tshirt sizing', '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing'],
  // Plain topics
  ['walking skeleton', '/scrum/psm-1/scrum-tools/user-story-mapping-tool', glossary],
  ['example mapping', '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool', glossary],
  ['cost of delay', '/scrum/psm-1/scrum-theory-principles/value-based-prioritization', glossary],
  ['team size', roles],
  // Long questions
  [
    'my product owner never has time for the team what can i do',
    '/scrum/articles/product-owner-anti-patterns',
    '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
  ],
  [
    'our retrospectives end without any result how can we improve them',
    '/scrum/articles/retrospective-formats-that-work',
    '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
    '/scrum/psm-1/scrum-tools/retrospective-tool',
  ],
  [
    'should we use scrum or kanban for a support team with unplanned work',
    '/kanban/articles/when-is-kanban-better-than-scrum',
    '/agile/comparisons/kanban-vs-scrum',
  ],
  [
    'how can i forecast when a project will be finished',
    '/scrum/psm-1/scrum-planning-estimation/release-planning',
    '/project-management',
    '/kanban/introduction/in-depth-introduction-to-kanban',
  ],
  ['what is the difference between iterative and incremental development', '/sdlc/models/iterative'],
  [
    'how do i write a good user story with acceptance criteria',
    '/agile/user-story/step-by-step-guide',
    '/agile/user-story/user-story-examples',
  ],
]
