import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: tools, backlog. */
export const groups = {
  'backlog-management-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription: 'Now that the list is short, draw what remains of it and see whether it grows again.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'The rules for the list that your tool is supposed to hold.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'What to do with the items at the top, once the list is short enough to read.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'Good reasons for moving an item up when priority labels no longer help.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'Who is accountable for the list, and what others may do for that person.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'Order takers, committees and backlog accountants: habits behind an overgrown list.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
      shortDescription: 'How to size dozens of items in an hour, once you have cleaned up the list.',
    },
    {
      link: '/scrum/scrum-with-jira',
      shortDescription: 'How to set up board software so that people see the order and the goal first.',
    },
  ],
  'product-backlog-refinement-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      shortDescription: "You've taken an item apart, so now do the same with a Sprint that went wrong.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'How a vague item becomes clear, and when it counts as ready for selection.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/user-story-mapping-tool',
      shortDescription:
        'A picture of one errand from beginning to end, in which small items find their place.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription: 'How cards show that people have understood the same item differently.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'Does an example belong to one item, or does it apply to all of them?',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'How the examples from a refinement session become automated tests.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event that needs small items, and what may still be open when it begins.',
    },
  ],
  'sprint-planning-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/user-story-mapping-tool',
      shortDescription:
        "When the items on your canvas don't add up to anything usable, map the whole errand.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The rules of the event, and another example of how it goes.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      shortDescription: 'Where your plan goes after Sprint Planning, and how to keep it up to date.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'Good and poor wordings for the first field of the canvas.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      shortDescription: "What a total of points can and can't tell you about the next Sprint.",
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      shortDescription: "How to hold all the events when the team can't meet in one room.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription: "Who decides how much fits into a Sprint, and why work isn't assigned.",
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription: 'How to keep a long planning meeting within its limit, with the words to say.',
    },
  ],
  'sprint-backlog-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/sprint-planning-tool',
      shortDescription: 'Go back to the morning when the plan is made, with a canvas and a capacity sheet.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The three parts of the artifact, and who may change which one.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'How to set up lanes and columns that show which items are really Done.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription: 'How to draw the remaining work as a line, and how to read it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      shortDescription: 'How to walk through your plan in five stops, with words to say at each one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'What the Developers do with their plan every working day, with words to say.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: 'What happens when numbers meant for the team are used by others.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How a limit helps when too many pieces of work are open at once.',
    },
  ],
  'user-story-mapping-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      shortDescription: 'How many Sprints will your slice take? Keep a record that helps you answer.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      shortDescription: 'The list that the cards go into, and how to keep it readable.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'How to split the cards that are still too large for a Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'Why one ordered list is still the only source of work.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to say when a slice will be finished, and how likely that is.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: "Why the most valuable item doesn't always have to come first.",
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription:
        'The same technique practiced on your own morning, then on a fairer workshop sign-up.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'When a thin slice of the product counts as an Increment.',
    },
  ],
} as const satisfies RelatedLinkGroups
