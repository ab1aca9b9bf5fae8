import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: metrics. */
export const groups = {
  'cumulative-flow-diagrams': [
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      shortDescription: 'A chart needs finished items. See how even a first Sprint can deliver some.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        'How to choose a limit, and what happened when the help desk in this diagram had one.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'A closer look at each flow metric, if you need ages and percentiles.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription: 'A simpler chart that shows only what is left, and how to read its shapes.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'How to choose the columns that you count every day.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'The event in which a growing line of waiting work can change the plan.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: "How to forecast dates with odds, which a cumulative flow diagram doesn't give you.",
    },
  ],
  'burndown-chart-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      shortDescription: 'When the line goes flat, people need to talk, so choose the right channel for it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      shortDescription: 'When the line stays flat, this chart shows you where the work is waiting.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The plan whose remaining work a Sprint burndown adds up, and who may change it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      shortDescription: 'What to write down when the Sprint is over.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription:
        'How to turn your counts of finished items into a forecast that says how likely it is.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'The Sprint that a burndown only outlines, told day by day.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription: 'Six steps for the day when the line shows that the goal is in danger.',
    },
  ],
  'velocity-tracking-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/summary',
      shortDescription: 'Before you add another tool, check which of yours still answers a question.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: 'Seven common claims about velocity, with a better reply to each.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to use the same record of past Sprints for a forecast.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      shortDescription: 'Why this team stopped using points and now counts items.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event that uses past performance, capacity and the Definition of Done.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'What decides whether an item counts in full or not at all.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription: 'A look inside a single Sprint, for which velocity gives you only one number.',
    },
    {
      link: '/scrum/scrum-with-jira',
      shortDescription: 'What the software counts as finished, and what its charts call it.',
    },
  ],
  'velocity-myths': [
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      shortDescription: 'How to keep a record that helps you in Sprint Planning.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      shortDescription: 'How the library team compared points with a plain count of items.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'A better forecast than a straight line through your velocity.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'What to ask about at the end of a Sprint instead of points.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: "How to order items by what they're worth, and not only by how much work they are.",
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'What it costs if a Product Owner only passes on dates or takes every order.',
    },
  ],
} satisfies RelatedLinkGroups
