import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: tools, team. */
export const groups = {
  'collaboration-tools': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription: 'What collaboration means in Scrum, inside the team and beyond it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      shortDescription: 'How to choose what you look at together in the Daily Scrum, in five stops.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      shortDescription: 'How to word a letter with bad news, and when writing is the right choice.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'What a team may agree on without asking anyone, and where the limits are.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'Where pair programming comes from, and which practices go well with it.',
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      shortDescription: 'How to choose your channels when the team never meets in one room.',
    },
  ],
  'daily-scrum-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
      shortDescription:
        'If you keep hearing "almost done" at the board, agree in writing on what Done means.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'What is fixed about the event, and who takes part in it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'How to improve the board that you meet at every day.',
    },
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      shortDescription: "If a good setup isn't enough: eleven symptoms, each with something to say or do.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'If many cards look old, the team may have started too many of them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'What exactly you change when you adapt the plan in the Daily Scrum.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription: "A chart to hang next to the board, and what it can't show you.",
    },
  ],
  'definition-of-done-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'Your list covers every item, while these tools help with what a single item needs.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'Who creates the list, who has to keep to it, and what a gap in it costs.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'What you have once the answer to every line of the check sheet is yes.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'How to build the system that checks some of the lines for you.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'What to test at each step of an item, until it meets every line.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'Does a line apply to every Increment or only to one item? Learn how to decide.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'The hour in which a team can decide to add a line, with an agenda to copy.',
    },
  ],
  'retrospective-tool': [
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription:
        'If your timeline showed trouble that no one had seen, set up a board with a mark for it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription:
        'A shorter agenda for an ordinary Sprint, and the rules that apply to every Retrospective.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      shortDescription: 'Eight formats with their steps, sorted by the situation they fit.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: "Four lines that help you say what you'd rather leave unsaid.",
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription:
        'What an experiment card looks like in use: one trial that failed and one that was kept.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Why a change needs a number, and how the loop behind an experiment works.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'Who can help when you trace a cause to something outside the team.',
    },
  ],
  'scrum-board': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The artifact that your board is supposed to show, with all three of its parts.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
      shortDescription: 'A comparison of a paper wall, a spreadsheet and board software.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How to choose the number for your limit, and what to do when you reach it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription: 'What happens to the cards between the first day of a Sprint and the last.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      shortDescription: 'How to go through the board in fifteen minutes and leave with a plan.',
    },
    {
      link: '/scrum/scrum-with-jira',
      shortDescription: 'How to put the same ideas to work in one widely used program.',
    },
  ],
  'tools-summary': [
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      shortDescription: "Now that you've finished the tools, see how the exam is built and what it asks.",
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      shortDescription: 'A summary of everything that Scrum does require.',
    },
    {
      link: '/scrum/psm-1/scrum-framework',
      shortDescription: 'The required parts in full, with accountabilities, artifacts and events.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      shortDescription: 'If you want to use a number, see which ones help you decide something.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription: 'A tool is worth having if it helps with transparency, inspection or adaptation.',
    },
    {
      link: '/scrum/scrum-with-jira',
      shortDescription: 'If you have decided to use board software, see how to set it up with care.',
    },
  ],
} satisfies RelatedLinkGroups
