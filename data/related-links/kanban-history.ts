import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the page on the history of Kanban. */
export const groups = {
  'kanban-history': [
    {
      link: '/kanban',
      shortDescription: 'See in one drawing what the two definitions at the end of this history share.',
    },
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      shortDescription:
        'From the past to your own team: describe your workflow as it is today, in six questions.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        "What does the job of Toyota's cards on an office board, and how to find your number.",
    },
    {
      link: '/kanban/introduction/principles/kanban-principles',
      shortDescription: 'Six ideas about change and service that the Kanban Method added for office work.',
    },
    {
      link: '/kanban/introduction/kanban-non-it-industries',
      shortDescription: 'Where Kanban is used today besides the factory and the software team.',
    },
    {
      link: '/kanban/articles/kanban-vs-scrum-vs-scrumban',
      shortDescription: 'What became of the mixture that Corey Ladas described in 2009.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      shortDescription:
        'Japan has a part in that story, too, through an article on how companies develop new products.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'What 17 people from software wrote down in 2001, before Kanban came to their field.',
    },
  ],
} as const satisfies RelatedLinkGroups
