import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: exam, cheat sheet and Jira. */
export const groups = {
  'exam-format-structure': [
    {
      link: '/scrum/psm-1/introduction/intro-psm-1',
      title: 'Introduction to PSM I',
      shortDescription: 'A study plan for when you still have more than a week, and how to read the Guide.',
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      title: 'Scrum PSM I Cheat Sheet',
      shortDescription: 'A summary to print and recite in the last days before the exam.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/summary',
      title: 'Theory and Principles: Summary',
      shortDescription: 'The main claims about Scrum, and how wrong answers twist them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles',
      title: 'Scrum Accountabilities (Roles)',
      shortDescription: 'Start here if you often miss questions about who decides.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'The time limits that wrong answers like to change, with their reasons.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      title: 'Sprint 0',
      shortDescription: "An idea that sounds sensible in an answer but isn't part of Scrum.",
    },
  ],
  'scrum-psm1-cheat-sheet': [
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'You know the facts, so now see how exam questions test them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: "What doesn't change during a Sprint, with examples of each rule.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'Why one Sprint can produce several Increments, but never half of one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Whom a Scrum Master serves, and how, in more detail than fits on the sheet.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      title: 'History of Scrum',
      shortDescription: 'Where the outdated words in old question banks come from.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'See the same terms in use during ten days in the life of one team.',
    },
  ],
  'scrum-with-jira': [
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'Lanes, columns and limits, whichever program or wall you use.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      title: 'Sprint Backlog Tools',
      shortDescription: 'Board software, a spreadsheet and a paper wall, compared in everyday use.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      title: 'Backlog Management Tools',
      shortDescription: 'How to clean up a long list before you import everything.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'What to say when a dashboard compares two teams.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'What your last column should mean, and what belongs to a single item.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'What to write in the goal field, which the tool lets you leave empty.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How to find a maximum for a column, and what to do when you reach it.',
    },
  ],
} as const satisfies RelatedLinkGroups
