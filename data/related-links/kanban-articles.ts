import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the page on when Kanban is better than Scrum. */
export const groups = {
  'when-is-kanban-better-than-scrum': [
    {
      link: '/kanban/introduction/kanban-implementation',
      shortDescription: 'If four of the six signs were yours, begin here, with a plan for four weeks.',
    },
    {
      link: '/kanban/articles/kanban-vs-scrum-vs-scrumban',
      shortDescription: 'For two or three signs: a small change to Scrum may be all that your team needs.',
    },
    {
      link: '/agile/comparisons/kanban-vs-scrum',
      shortDescription:
        'Take a second test with a pencil and your last 20 finished items, and compare the two row by row.',
    },
    {
      link: '/kanban/introduction/kanban-software-development',
      shortDescription: 'What the board and the forecast look like if your requests end in code.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      shortDescription:
        'Without a Sprint Goal, written rules have to say what comes next and what may jump the line.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      shortDescription: 'Find out which of your questions still need a meeting without the Scrum events.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription:
        'Before you give up Sprints because your goals are lists, see what a real one reads like.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'See what you would give up: ten days in which several items served one goal.',
    },
  ],
} as const satisfies RelatedLinkGroups
