import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the new pages on the agile mindset and on Kanban and Scrum side by side. */
export const groups = {
  'agile-mindset': [
    {
      link: '/agile/overview',
      shortDescription: 'Read in full the four values behind the lines of your two-week exercise.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'Watch a team act on what users say for five days, and make one mistake.',
    },
    {
      link: '/scrum/psm-1/scrum-values/introduction',
      shortDescription: "Scrum's five values, with a test that you can use on a hard request.",
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'How to deliver bad news when honesty calls for it.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      shortDescription: 'What to say when you disagree about the work, and why a nod may not mean agreement.',
    },
    {
      link: '/agile/agile-transformations',
      shortDescription:
        'What changes when an entire organization, and not only one team, takes up new habits.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription:
        'Which decisions you can hand back to a team so that it has something to practice on.',
    },
    {
      link: '/kanban/introduction/principles/kanban-principles',
      shortDescription: 'Six questions to ask before your next change, beginning with what people do now.',
    },
  ],
  'kanban-vs-scrum': [
    {
      link: '/kanban/articles/kanban-vs-scrum-vs-scrumban',
      shortDescription:
        "Read this if your count came out in the middle and you're thinking of mixing the two.",
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      shortDescription: 'If your Sprints already hurt, six signs help you decide whether to give them up.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'See a team work toward one Sprint Goal, and what became of its six items.',
    },
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      shortDescription: 'If the count pointed to Kanban, begin by describing the workflow you already have.',
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
      shortDescription: "If you choose Kanban, see which of the Method's seven cadences you already have.",
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'Take one step back: should this work be done in small steps at all?',
    },
  ],
} as const satisfies RelatedLinkGroups
