const events = '/scrum/psm-1/scrum-framework/scrum-events'
const artifacts = '/scrum/psm-1/scrum-framework/scrum-artifacts'
const roles = '/scrum/psm-1/scrum-framework/scrum-roles'
const theory = '/scrum/psm-1/scrum-theory-principles'
const implementation = '/scrum/psm-1/scrum-implementation'
const estimation = '/scrum/psm-1/scrum-planning-estimation/estimation-techniques'
const tools = '/scrum/psm-1/scrum-tools'
const articles = '/scrum/articles'
const stories = '/agile/user-story'
const kanban = '/kanban/introduction'
const glossary = '/scrum/glossary'

/** The same as relevance-families.ts: questions in words. */
export const relevanceQuestions: readonly (readonly [query: string, ...first: string[]])[] = [
  // Questions in words
  ['how many developers in a scrum team', roles, `${roles}/development-team`],
  ['how long can a sprint be', `${events}/sprint`, `${theory}/time-boxing`],
  ['who attends the daily scrum', `${events}/daily-scrum`],
  [
    'what happens to unfinished work at the end of a sprint',
    `${artifacts}/increment`,
    `${events}/sprint`,
    glossary,
  ],
  ['what are the scrum values', '/scrum/psm-1/scrum-values', '/scrum/psm-1/scrum-values/introduction'],
  ['what are the five events in scrum', events],
  ['commitment for the sprint backlog', artifacts, `${artifacts}/sprint-backlog`],
  [
    'how to prepare for psm 1',
    '/scrum/psm-1/psm1-exam-preparation',
    '/scrum/psm-1/introduction/intro-psm-1',
    '/scrum/psm-1',
  ],
  ['scrum master responsibilities', `${roles}/scrum-master`],
  ['difference between scrum and waterfall', '/agile/agile-vs-waterfall'],
  ['when is a sprint canceled', `${events}/sprint`, glossary],
  ['can a sprint be extended', `${events}/sprint`, `${theory}/time-boxing`],
  ['what does a product owner do', `${roles}/product-owner`],
  [
    'how to run a retrospective',
    `${events}/sprint-retrospective`,
    `${articles}/retrospective-formats-that-work`,
    `${tools}/retrospective-tool`,
  ],
  ['cycle time vs lead time', `${kanban}/kanban-metrics`, glossary],
  ['what are the 12 agile principles', '/agile/overview'],
  ['how many hours is a sprint review', `${events}/sprint-review`, `${theory}/time-boxing`],
  [
    'who can change the sprint backlog',
    `${artifacts}/sprint-backlog`,
    `${implementation}/sprint-execution`,
    `${roles}/development-team`,
  ],
  ['new scrum master what to do first', `${articles}/scrum-master-first-90-days`],
  ['how to write a sprint goal', `${articles}/sprint-goal-examples`],
  ['maximum size of a scrum team', roles],
  ['how long is the daily scrum', `${events}/daily-scrum`, `${theory}/time-boxing`],
  ['who is accountable for the product backlog', `${roles}/product-owner`, `${artifacts}/product-backlog`],
  [
    'who creates the definition of done',
    `${implementation}/definition-of-done`,
    `${tools}/definition-of-done-tool`,
  ],
  ['what are the three artifacts of scrum', artifacts],
  [
    'commitment for the increment',
    artifacts,
    `${implementation}/definition-of-done`,
    `${artifacts}/increment`,
  ],
  ['how to calculate velocity', `${tools}/velocity-tracking-tool`, `${articles}/velocity-myths`],
  [
    'how many questions in the psm 1 exam',
    '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
    '/scrum/psm-1',
  ],
  ['developer responsibilities in scrum', `${roles}/development-team`],
  ['why fibonacci for story points', `${estimation}/fibonacci-sequence-scale`],
  ['what is the product goal', `${artifacts}/product-backlog`, glossary],
  ['what does a scrum master do', `${roles}/scrum-master`],
  ['is sprint 0 allowed', `${implementation}/sprint-0`],
  [
    'how to write acceptance criteria',
    `${stories}/step-by-step-guide`,
    `${articles}/definition-of-done-vs-acceptance-criteria`,
    `${stories}/user-story-examples`,
  ],
  ['how to read a cumulative flow diagram', `${implementation}/metrics-reporting/cumulative-flow-diagrams`],
  ['phases of sdlc', '/sdlc/sdlc-overview', '/sdlc'],
  ['how long should a retrospective be', `${events}/sprint-retrospective`, `${theory}/time-boxing`],
  [
    'how to estimate user stories',
    estimation,
    `${estimation}/planning-poker`,
    `${estimation}/fibonacci-sequence-scale`,
    '/scrum/psm-1/scrum-planning-estimation',
  ],
  ['what is evidence based management', `${theory}/value-based-prioritization`, glossary],
  [
    'what is the difference between product owner and project manager',
    `${articles}/scrum-master-vs-project-manager`,
    `${roles}/product-owner`,
    '/project-management',
  ],
  [
    'who prioritizes the product backlog',
    `${roles}/product-owner`,
    `${theory}/value-based-prioritization`,
    `${artifacts}/product-backlog`,
  ],
  ['how many product owners can a scrum team have', `${roles}/product-owner`, roles],
  ['what is the purpose of the sprint review', `${events}/sprint-review`],
  ['what is a good wip limit', `${kanban}/kanban-wip-limits`],
  ['when does the next sprint start', `${events}/sprint`],
  ['what should a kanban card contain', `${kanban}/kanban-cards`],
  ['how much does the psm 1 exam cost', '/scrum/psm-1', '/agile-certifications'],
  ['what happens if i fail the psm exam', '/scrum/psm-1/psm1-exam-preparation/exam-format-structure'],
  ['does kanban have roles', `${kanban}/kanban-roles-responsibilities`],
  ['who invented scrum', `${theory}/scrum-history`],
  ['when should i use waterfall', '/sdlc/models/waterfall', '/agile/agile-vs-waterfall', '/sdlc/models'],
  ['can the product owner attend the daily scrum', `${events}/daily-scrum`],
  [
    'how to facilitate a sprint planning meeting',
    `${events}/sprint-planning`,
    `${tools}/sprint-planning-tool`,
  ],
  [
    'what are the pillars of empiricism',
    `${theory}/three-pillars-of-scrum`,
    `${theory}/empirical-process-control`,
  ],
  ['who tests in a scrum team', `${implementation}/agile-testing`, `${roles}/development-team`],
  // Long questions
  ['can one person be scrum master and product owner at the same time', roles],
  [
    'what is the difference between a burndown chart and a burn up chart',
    `${tools}/burndown-chart-tool`,
    glossary,
  ],
  ['how do i explain to management that velocity is not a target', `${articles}/velocity-myths`],
  [
    'how to do the daily scrum when people are in different time zones',
    `${articles}/scrum-for-remote-teams`,
    `${tools}/daily-scrum-tool`,
  ],
  [
    'how do you decide which product backlog item comes first',
    `${theory}/value-based-prioritization`,
    `${artifacts}/product-backlog`,
  ],
  [
    'what questions should i ask the company in a scrum master job interview',
    `${articles}/top-7-scrum-master-interview-questions`,
    '/resources/interview-questions',
  ],
]
