import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: tools, team. */
export const groups = {
  'collaboration-tools': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'What collaboration means in Scrum, inside the team and beyond it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      title: 'Daily Scrum Tools',
      shortDescription: 'The daily quarter of an hour, and how to tell whether its format works.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'A letter with bad news: what to say when writing is the right channel.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'How far a working agreement may go, and where the fence stands.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Where pairing comes from, and the practices that make it pay.',
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      title: 'Scrum for Remote Teams',
      shortDescription: 'The same channels when the team shares no room and perhaps no time zone.',
    },
  ],
  'daily-scrum-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'The event behind the aids: what is fixed, and who takes part.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'Rebuild what you stand in front of: lanes, limits and honest columns.',
    },
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      title: 'Mastering Your Daily Scrum: 11 Simple Strategies',
      shortDescription: 'More small levers for the fifteen minutes, one per day.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Many cards with many dots? Perhaps too much has been started.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'What exactly you adapt when you change the plan at two.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: 'A chart to hang beside the board, with its blind spots.',
    },
  ],
  'definition-of-done-tool': [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'Who sets the list, who must keep it, and what a gap in it costs.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What is born when the last line is answered with yes.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'How the machine that answers your lines is built.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Which tests are worth a line, and who writes them when.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'Sort your eleven candidates: for every Increment, or for one item?',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event in which the poster on your door is inspected.',
    },
  ],
  'retrospective-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event itself: purpose, people, timebox, and one change followed up.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Whole agendas for an afternoon, by the trouble they suit.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'What it takes to sign the note that you would rather leave unsigned.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'How single experiments add up to a habit over a year.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why a change needs a number: the loop behind the experiment card.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Who helps with obstacles that your five whys trace outside the team.',
    },
  ],
  'scrum-board': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The artifact that your board is meant to show, in all its three parts.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      title: 'Sprint Backlog Tools',
      shortDescription: 'A day with wall, spreadsheet and software side by side.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How to find the number for your limit, and what to do when it is hit.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      title: 'Sprint Execution',
      shortDescription: 'What happens around the cards between the first day and the last.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      title: 'Daily Scrum Tools',
      shortDescription: 'How to walk the lanes in fifteen minutes and leave with a plan.',
    },
    {
      link: '/scrum/scrum-with-jira',
      title: 'Scrum with Jira',
      shortDescription: 'The same ideas set up in one widely used program.',
    },
  ],
  'tools-summary': [
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'Tools are behind you: how the exam is built, and how it asks.',
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      title: 'Scrum PSM I Cheat Sheet',
      shortDescription: 'Everything that Scrum does require, on a single page.',
    },
    {
      link: '/scrum/psm-1/scrum-framework',
      title: 'The Scrum Framework',
      shortDescription: 'The required parts in full: accountabilities, artifacts, events.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      title: 'Metrics and Reporting',
      shortDescription: 'If the aid in question is a number: which ones help to decide.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'What any aid has to serve: transparency, inspection, adaptation.',
    },
    {
      link: '/scrum/scrum-with-jira',
      title: 'Scrum with Jira',
      shortDescription: 'When you have gone up to a program: how to set one up with care.',
    },
  ],
} satisfies RelatedLinkGroups
