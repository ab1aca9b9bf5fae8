/**
 * Queries of the same families as relevance-families.ts, written at the same time and never tuned on: change the search
 * by what relevance-families.ts says, and look here at the result only.
 */
export const heldBackSet: readonly (readonly [query: string, ...first: string[]])[] = [
  // Lessons and articles before letters
  ['technical debt', '/scrum/psm-1/scrum-implementation/definition-of-done', '/scrum/glossary'],
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
  [
    'scrum metrics',
    '/scrum/psm-1/scrum-implementation/metrics-reporting',
    '/scrum/psm-1/scrum-implementation',
  ],
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
  // One for many, many for one
  ['burn down charts', '/scrum/psm-1/scrum-tools/burndown-chart-tool'],
  ['scrum artifact', '/scrum/psm-1/scrum-framework/scrum-artifacts'],
  ['kanban practice', '/kanban/introduction/kanban-practices'],
  ['scrum value', '/scrum/psm-1/scrum-values'],
  ['estimation technique', '/scrum/psm-1/scrum-planning-estimation/estimation-techniques'],
  ['product owner anti pattern', '/scrum/articles/product-owner-anti-patterns'],
  ['cumulative flow diagram', '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams'],
  ['scrum tool', '/scrum/psm-1/scrum-tools'],
  ['collaboration tool', '/scrum/psm-1/scrum-tools/collaboration-tools'],
  ['scrum accountability', '/scrum/psm-1/scrum-framework/scrum-roles'],
  ['process policy', '/kanban/introduction/kanban-process-policies'],
  ['sdlc phase', '/sdlc/sdlc-overview', '/sdlc'],
  // Questions in words
  ['maximum size of a scrum team', '/scrum/psm-1/scrum-framework/scrum-roles'],
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
  ['what are the three artifacts of scrum', '/scrum/psm-1/scrum-framework/scrum-artifacts'],
  [
    'commitment for the increment',
    '/scrum/psm-1/scrum-framework/scrum-artifacts',
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
  [
    'what is the product goal',
    '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
    '/scrum/glossary',
  ],
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
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques',
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
    '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
    '/scrum/psm-1/scrum-planning-estimation',
  ],
  [
    'what is evidence based management',
    '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
    '/scrum/glossary',
  ],
  [
    'what is the difference between product owner and project manager',
    '/scrum/articles/scrum-master-vs-project-manager',
    '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
    '/project-management',
  ],
  // Names of the glossary
  ['adr', '/sdlc/design', '/scrum/glossary'],
  ['ebm', '/scrum/psm-1/scrum-theory-principles/value-based-prioritization', '/scrum/glossary'],
  ['phased rollout', '/sdlc/articles/phased-deployment-sdlc'],
  ['carry over', '/scrum/glossary', '/scrum/psm-1/scrum-framework/scrum-artifacts/increment'],
  ['scaled agile framework', '/scrum/glossary'],
  ['classes of service', '/scrum/glossary', '/kanban/introduction/kanban-process-policies'],
  ['component teams', '/scrum/glossary'],
  ['ideal days', '/scrum/glossary'],
  ['burn ups', '/scrum/psm-1/scrum-tools/burndown-chart-tool', '/scrum/glossary'],
  [
    'paper prototype',
    '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
    '/scrum/glossary',
  ],
  // Slips
  ['retrospectiv format', '/scrum/articles/retrospective-formats-that-work'],
  ['acceptence criteria', '/scrum/articles/definition-of-done-vs-acceptance-criteria'],
  ['servent leadership', '/scrum/psm-1/scrum-master-as-a-servant-leader'],
]
