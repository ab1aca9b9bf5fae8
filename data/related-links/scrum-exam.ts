import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: exam, cheat sheet and Jira. */
export const groups = {
  'exam-format-structure': [
    {
      link: '/scrum/psm-1/introduction/intro-psm-1',
      title: 'Introduction to PSM I',
      shortDescription: 'More than a week left? Four weeks of study, and how to read the Guide.',
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      title: 'Scrum PSM I Cheat Sheet',
      shortDescription: 'For day 1 of the last week: two printed pages to say aloud.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/summary',
      title: 'Theory and Principles: Summary',
      shortDescription: 'Twelve claims with the ways in which a wrong option bends each of them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles',
      title: 'Scrum Accountabilities (Roles)',
      shortDescription: 'If "who decides that?" was your most frequent note, begin here.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'The four numbers that options like to change, with their reasons.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      title: 'Sprint 0',
      shortDescription: 'A favorite among options that sound sensible and are not Scrum.',
    },
  ],
  'scrum-psm1-cheat-sheet': [
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'You know the lines. Now see how a question tries to bend them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: 'The four lines on what holds during a Sprint, with a Sprint to each.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'Why several in one Sprint are fine, and half of one is none.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Behind the longest cell of the sheet: whom this person serves, and how.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      title: 'History of Scrum',
      shortDescription: 'Where the retired words come from that old question banks still use.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The same names at work, in ten days of one team.',
    },
  ],
  'scrum-with-jira': [
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'Lanes, columns and limits, whatever program or wall you hang them on.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      title: 'Sprint Backlog Tools',
      shortDescription: 'Board software, spreadsheet or wall: one day on which all three were timed.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      title: 'Backlog Management Tools',
      shortDescription: 'Before you import everything: how 214 entries became 46.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'What to answer when two teams are put side by side on a dashboard.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'What your last column should mean, and what belongs on the single item.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'Something to type into the field that the tool lets you leave blank.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A maximum for a column: how to find the number and what to do at it.',
    },
  ],
} as const satisfies RelatedLinkGroups
