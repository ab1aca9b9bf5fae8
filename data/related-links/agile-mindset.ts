import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the new pages on the agile mindset and on Kanban and Scrum side by side. */
export const groups = {
  'agile-mindset': [
    {
      link: '/agile/overview',
      shortDescription: 'The four values in full, which the lines of the two-week exercise are based on.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'Watch eight people practice these habits for five days, and slip once.',
    },
    {
      link: '/scrum/psm-1/scrum-values/introduction',
      shortDescription: 'Five more words for attitude, with a test that you can use on a hard request.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'How to deliver the bad news that an honest habit asks of you.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      shortDescription: 'Another case in which a colleague seemed stubborn and had a reason.',
    },
    {
      link: '/agile/agile-transformations',
      shortDescription: 'What changes when a whole organization, and not only one team, takes up new habits.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription:
        'Which decisions you can hand back to a team so that it has something to practice on.',
    },
    {
      link: '/kanban/introduction/principles/kanban-principles',
      shortDescription: 'A way of changing that begins with what people do now and respects their reasons.',
    },
  ],
  'kanban-vs-scrum': [
    {
      link: '/kanban/articles/kanban-vs-scrum-vs-scrumban',
      shortDescription: 'Read this if your count came out in the middle and you think of mixing the two.',
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      shortDescription: 'You already have Sprints and they hurt: these signs tell you whether to leave them.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'The ten days of Sprint 16, in which the five items from the figure were Done.',
    },
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      shortDescription: 'If the count pointed to Kanban, begin with everything that belongs to it.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How the same help desk went from seven days of waiting to three.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'Before you decide that your team has no goal, see what a good one looks like.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      shortDescription: 'How to get a regular meeting with users, which Kanban leaves to you.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'One question earlier: should this work be done in small steps at all?',
    },
  ],
} as const satisfies RelatedLinkGroups
