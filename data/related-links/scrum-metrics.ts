import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: metrics. */
export const groups = {
  'cumulative-flow-diagrams': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How the desk behind this diagram came to its eight, and what happened on a Tuesday.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'The four flow metrics one by one, for those who need ages and percentiles.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: 'The simpler picture: only what is left, and how to read its six shapes.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'The columns that you count every evening, and how to choose them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Fifteen minutes in which a widening band can change the plan.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'For dates with odds, which no cumulative flow diagram can give.',
    },
  ],
  'burndown-chart-tool': [
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      title: 'Cumulative Flow Diagrams',
      shortDescription: 'When the line is flat: see in which column the work has piled up.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The plan that a sprint burndown adds up, and who may change it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      title: 'Velocity Tracking Tools',
      shortDescription: 'What to write down when the Sprint is over, one row at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'From a burn-up to a forecast that says how sure it is.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The ten days behind the first chart, told day by day.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      title: 'Sprint Execution',
      shortDescription: 'What to do on the day on which the line goes up.',
    },
  ],
  'velocity-tracking-tool': [
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'Eight claims that you will meet once you have a record, put to the test.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'The same eight Sprints, drawn on for a forecast of four more.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      title: 'Estimation Techniques: Summary',
      shortDescription: 'Why this team stopped writing down points and went on counting items.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Where past performance meets capacity and the Definition of Done.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The line between counting in full and counting nothing.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: 'A look inside one Sprint, where velocity has only a single number.',
    },
    {
      link: '/scrum/scrum-with-jira',
      title: 'Scrum with Jira',
      shortDescription: 'What the software counts as finished, and the words it puts on the bars.',
    },
  ],
  'velocity-myths': [
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      title: 'Velocity Tracking Tools',
      shortDescription: 'The other half: how to keep a record that helps in Sprint Planning.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      title: 'Estimation Techniques: Summary',
      shortDescription: 'A year later: the same team compares points and items, and drops one of them.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'A better answer to the spreadsheet that reached zero too soon.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'The thing to ask for on Friday when points no longer count.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Putting first what is worth much, not what costs much.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'What becomes of a Product Owner who is measured by output.',
    },
  ],
} satisfies RelatedLinkGroups
