import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: exam, cheat sheet and Jira. */
export const groups = {
  'exam-format-structure': [
    {
      link: '/scrum/psm-1/introduction/intro-psm-1',
      shortDescription: 'A study plan for when you still have more than a week, and how to read the Guide.',
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      shortDescription: 'A summary to print and recite in the last days before the exam.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/summary',
      shortDescription: 'The main claims about Scrum, and how wrong answers twist them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles',
      shortDescription: 'Start here if you often miss questions about who decides.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription: 'The time limits that wrong answers like to change, with their reasons.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      shortDescription: "An idea that sounds sensible in an answer but isn't part of Scrum.",
    },
  ],
  'scrum-psm1-cheat-sheet': [
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      shortDescription: 'You know the facts, so now see how exam questions test them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      shortDescription: "What doesn't change during a Sprint, with examples of each rule.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'Why one Sprint can produce several Increments, but never half of one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'Whom a Scrum Master serves, and how, in more detail than fits on the sheet.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      shortDescription: 'Where the outdated words in old question banks come from.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'See the same terms in use during ten days in the life of one team.',
    },
  ],
  'scrum-with-jira': [
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'Lanes, columns and limits, whichever program or wall you use.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      shortDescription: 'Board software, a spreadsheet and a paper wall, compared in everyday use.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      shortDescription: 'How to clean up a long list before you import everything.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: 'What to say when a dashboard compares two teams.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'Which quality every item needs, and what belongs to a single item.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'What to write in the goal field, which the tool lets you leave empty.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How to choose a maximum for open work, and what to ask when you reach it.',
    },
  ],
} as const satisfies RelatedLinkGroups
