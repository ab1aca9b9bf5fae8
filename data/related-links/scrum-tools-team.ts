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
      shortDescription: 'Aids for the daily fifteen minutes, and how to tell whether they work.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'How to word a letter with bad news, and when writing is the right choice.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'What a team may agree on by itself, and where the limits are.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Where pair programming comes from, and which practices go well with it.',
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      title: 'Scrum for Remote Teams',
      shortDescription: 'How to choose your channels when the team never meets in one room.',
    },
  ],
  'daily-scrum-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'What is fixed about the event, and who takes part in it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'How to improve the board that you meet at every day.',
    },
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      title: 'Mastering Your Daily Scrum: 11 Simple Strategies',
      shortDescription: 'Small strategies for the fifteen minutes that you can try one at a time.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'If many cards look old, the team may have started too many of them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'What exactly you change when you adapt the plan in the Daily Scrum.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: "A chart to hang next to the board, and what it can't show you.",
    },
  ],
  'definition-of-done-tool': [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'Who creates the list, who has to keep to it, and what a gap in it costs.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What is created when you can answer every line with yes.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'How to build the system that checks some of the lines for you.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Which tests belong in your definition, and who writes them when.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'Does a line apply to every Increment or only to one item? Learn how to decide.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event in which the team inspects its Definition of Done, among other things.',
    },
  ],
  'retrospective-tool': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'What the event is for, who takes part, and how one change was followed up.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Complete agendas for an afternoon, sorted by the problem they help with.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: "What it takes to put your name on a note that you'd rather leave unsigned.",
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'How single experiments add up to a habit.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why a change needs a number, and how the loop behind an experiment works.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Who helps when you trace a cause to a place outside the team.',
    },
  ],
  'scrum-board': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The artifact that your board is supposed to show, with all three of its parts.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      title: 'Sprint Backlog Tools',
      shortDescription: 'A comparison of a paper wall, a spreadsheet and board software.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How to choose the number for your limit, and what to do when you reach it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      title: 'Sprint Execution',
      shortDescription: 'What happens to the cards between the first day of a Sprint and the last.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      title: 'Daily Scrum Tools',
      shortDescription: 'How to go through the board in fifteen minutes and leave with a plan.',
    },
    {
      link: '/scrum/scrum-with-jira',
      title: 'Scrum with Jira',
      shortDescription: 'How to put the same ideas to work in one widely used program.',
    },
  ],
  'tools-summary': [
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: "You're done with the tools, so see how the exam is built and what it asks.",
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      title: 'Scrum PSM I Cheat Sheet',
      shortDescription: 'A summary of everything that Scrum does require.',
    },
    {
      link: '/scrum/psm-1/scrum-framework',
      title: 'The Scrum Framework',
      shortDescription: 'The required parts in full, with accountabilities, artifacts and events.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      title: 'Metrics and Reporting',
      shortDescription: 'If you want to use a number, see which ones help you decide something.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'The purpose of every tool is transparency, inspection and adaptation.',
    },
    {
      link: '/scrum/scrum-with-jira',
      title: 'Scrum with Jira',
      shortDescription: 'If you have decided to use board software, see how to set it up with care.',
    },
  ],
} satisfies RelatedLinkGroups
