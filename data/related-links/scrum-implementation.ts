import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: implementation. */
export const groups = {
  'continuous-integration': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What all this joining is for: something usable, born on any day of the Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Which tests belong in the eight minutes, and which need a person and an hour.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The lines that a green build can check for you, and those that it cannot.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The family that this practice comes from, with a Tuesday of three pushes.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'Two people who talk daily merge easily: what hand-overs cost a team.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Integration as a level of its own, and what is found there late.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'Once any day can be a release day: how to say what will be in it.',
    },
  ],
  'agile-testing': [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'Where the team writes down which checks every Increment has to pass.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'The checks of all items against the examples of one: do not mix them up.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'The machine that runs your automated tests on every push, and its house rules.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      title: 'Product Backlog Refinement Tools',
      shortDescription: 'Where example maps are drawn: helpers for splitting and clarifying items.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'The other way to pair tests with specifications, and when it is the right one.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Why the one who mostly tests heads no department, and who steps in when he is ill.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Test-first programming from the inside, minute by minute.',
    },
  ],
  'sprint-execution': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The plan that these days work through, and what its wall shows on day four.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'The quarter of an hour in which a day is re-planned, told minute by minute.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Number for number: why fewer open items are finished sooner.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'A goal that tells you on day seven what may go: good and poor wordings.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      title: 'Cumulative Flow Diagrams',
      shortDescription: 'See from one chart how many items are open, and for how long.',
    },
    {
      link: '/scrum/psm-1/scrum-values/focus',
      title: 'Focus',
      shortDescription: 'Six interruptions in one day, and the two questions that sort them.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'Saying on day three what will be plain to all on day nine.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'A wall on which the age of each item can be seen from the door.',
    },
  ],
  'sprint-0': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: 'The event that is being numbered here: what holds from its first day on.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'All you need on the table for a first Sprint, and how a morning of it goes.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'What the two lines of a first definition cost five Sprints later.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'How little has to stand in the list before you can begin.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      title: 'History of Scrum',
      shortDescription: 'The paper of 1995 had a phase before the Sprints; see what became of it.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'When the budget needs a number before the first Sprint: an honest one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What even the first Sprint has to bring, and what does not count as one.',
    },
  ],
} satisfies RelatedLinkGroups
