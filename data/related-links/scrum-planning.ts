import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: planning. */
export const groups = {
  'release-planning': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
      title: 'T-Shirt Sizing',
      shortDescription: 'The conversation from which the holiday release came, four Sprints ahead.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      title: 'Estimation Techniques: Summary',
      shortDescription: 'Do points forecast better than a plain count? A check over eight Sprints.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'Where the Product Goal lives, and how an order makes a forecast useful.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What has to be true of work before you may even think of releasing it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'The working session in which a new forecast changes what comes next.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'When a contract sets the date: the same odds, with suppliers and money.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'Before you forecast with points, see what their sum cannot say.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: 'Another picture of work left, and how to read its slope with care.',
    },
  ],
  'planning-poker': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
      title: 'The Fibonacci Sequence Scale',
      shortDescription: 'Why your deck jumps from 8 to 13, and what you may add up.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
      title: 'Affinity Estimation',
      shortDescription: 'For the day on which forty items arrive and cards would take too long.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'What refinement is for, and which other details an item may get there.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'Who sits at the card table, and what else these people answer for.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'More ways to hear the one person who sees a problem before all others.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      title: 'Product Backlog Refinement Tools',
      shortDescription: 'Boards and card apps for refinement, when the team is not in one room.',
    },
  ],
  't-shirt-sizing': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'How the same holiday program got from a letter to a date with odds.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'The other column: what a wish is worth, next to how large it is.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Who has the last word on the order when six wishes want to be first.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      title: 'Planning Poker',
      shortDescription: 'Months later: the same fines feature, cut into items, with cards in hand.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      title: 'User Story Mapping',
      shortDescription: 'How to find the simplest version of a large wish before you size it.',
    },
  ],
  'affinity-estimation': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      title: 'Planning Poker',
      shortDescription: 'The slower sister, for items over which people have two different ideas.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
      title: 'The Fibonacci Sequence Scale',
      shortDescription: 'Where to hang the strings: bands that widen as the work gets larger.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'Why an hour with a fixed end sorts better than an open afternoon.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Forty sizes on a wall, and now what comes first?',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'What else the person with the clock does for the team.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      title: 'Collaboration Tools',
      shortDescription: 'Shared boards on which a silent sorting works across a distance.',
    },
  ],
  'fibonacci-sequence-scale': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      title: 'Planning Poker',
      shortDescription: 'The numbers in use: six people, six items and forty-two minutes.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
      title: 'T-Shirt Sizing',
      shortDescription: 'A coarser scale, for the day when you miss by two cards or more.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'From a heap of rough sizes to a range that people can decide with.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why measuring your own misses beats arguing about the next guess.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      title: 'Velocity Tracking Tools',
      shortDescription: 'What tools do with the sum of your points, and what to switch off.',
    },
  ],
  'estimation-summary': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'What to do with your count of items: turn it into odds for a date.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'How Developers decide that a Sprint is full, whatever the sizes say.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The reason behind counting: only what has happened is evidence.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'How the exam asks, now that you know what it cannot require.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Finish more by starting less, a lever that no estimate gives you.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'Throughput, age and cycle time: forecasting entirely without sizes.',
    },
  ],
} satisfies RelatedLinkGroups
