import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: tools, backlog. */
export const groups = {
  'backlog-management-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'The rules of the list that your tool is meant to hold.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      title: 'Product Backlog Refinement Tools',
      shortDescription: 'What to do with the upper items, once the list is short enough to read.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Four reasons to move an item up, if labels no longer help.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Who answers for the list, and what others may do for that person.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'Wish stores, clerks and committees: how the accountability gets lost.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
      title: 'Affinity Estimation',
      shortDescription: 'Forty items sized in an hour, for a list that has just been cleaned.',
    },
    {
      link: '/scrum/scrum-with-jira',
      title: 'Scrum with Jira',
      shortDescription: 'How board software can be set up so that order and goal are seen first.',
    },
  ],
  'product-backlog-refinement-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'One vague item in three talks, and when an item counts as ready.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/user-story-mapping-tool',
      title: 'User Story Mapping Tools',
      shortDescription: 'Where the small pieces belong: a picture of the whole errand.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      title: 'Planning Poker',
      shortDescription: 'Six cards on a table that show who has understood something else.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'Rules of one item or quality of all: where do your examples go?',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'How the examples of a session become tests that run.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The event for which the items are made small, and what may stay open in it.',
    },
  ],
  'sprint-planning-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The rules of the event, and another morning planned to the last half day.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      title: 'Sprint Backlog Tools',
      shortDescription: 'Where the canvas goes after lunch, and in which form it stays true.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'Wordings for the widest field of the canvas, good ones and bad ones.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      title: 'Velocity Tracking Tools',
      shortDescription: 'What a sum of points can and cannot say about the next Sprint.',
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      title: 'Scrum for Remote Teams',
      shortDescription: 'All events without a common room, if the snow lasts.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'Who decides how much fits, and why nobody hands out names.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'What a limit on the hours does to a planning morning.',
    },
  ],
  'sprint-backlog-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'What the three parts are, and who may change which of them.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'Columns, limits and cards, if the half page has become too small.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: 'Draw the open pieces as a line, and read what the line says.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      title: 'Daily Scrum Tools',
      shortDescription: 'The quarter of an hour in which the plan is inspected.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Why the plan has to be true before two in the afternoon.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'What becomes of numbers that were meant for the team alone.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'When too many pieces are in work: how a limit finishes them sooner.',
    },
  ],
  'user-story-mapping-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      title: 'Backlog Management Tools',
      shortDescription: 'The list into which the cards go, and how it stays readable.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      title: 'Product Backlog Refinement Tools',
      shortDescription: 'Patterns for the cards that are still too large for a Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'Why one ordered list remains the source of all work.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'When a slice will be there, said with odds.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Why the most valuable item need not come first.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      title: 'User Story Mapping',
      shortDescription: 'The technique outside of Scrum, with further examples.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What makes a thin slice more than a demonstration.',
    },
  ],
} as const satisfies RelatedLinkGroups
