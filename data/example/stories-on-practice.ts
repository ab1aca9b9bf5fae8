/** Stories told in the lessons on implementation and on tools. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOnPractice: readonly Story[] = [
  {
    id: 'third-line-of-done',
    summary:
      'A patron who is blind tries the app; seven of 12 screens are made to work with a screen reader, and the opening comes a Sprint late.',
    toldOn: pages.definitionOfDone,
    who: ['Amara', 'Tomas'],
    sprints: [1, 2, 3, 4, 5, 6],
  },
  {
    id: 'new-design',
    summary:
      "The city's new design fails on a separate branch, which lacks 40 changes at the merge, and arrives in small items in the trunk.",
    toldOn: pages.continuousIntegration,
    who: ['Mei', 'Daniel'],
    sprints: [41, 42, 43],
  },
  {
    id: 'someone-else-picks-up',
    summary:
      "'Someone else picks up my book', from its first examples to Done: people find four problems after every test has passed.",
    toldOn: pages.agileTesting,
    who: ['Amara', 'Tomas', 'Ravi'],
    sprints: [48],
  },
  {
    id: 'one-item-at-a-time',
    summary:
      'One item at a time, the goal is reached on day 5; an update breaks renewals on day 7, and they work again on day 10.',
    toldOn: pages.sprintExecution,
    who: ['Mei', 'Ravi', 'Jonas'],
    sprints: [39],
  },
  {
    id: 'check-column',
    summary:
      "Ten pieces wait in 'Check', most of them to be read and not to be tested; none is begun while more than four are there, and all 24 are finished.",
    toldOn: pages.flowDiagrams,
    who: ['Mei', 'Tomas'],
    sprints: [15],
  },
  {
    id: 'old-phones',
    summary:
      'A list of 24 checks, done on new phones, changes nothing in two Sprints; three old phones bring the average from 5.5 bugs to 2.5.',
    toldOn: pages.continuousImprovement,
    who: ['Tomas', 'Jonas'],
    sprints: [34, 35, 36, 37, 38, 39, 40, 41, 42],
  },
  {
    id: 'six-challenges',
    summary: 'Six difficulties of introducing Scrum in the city, not all of them overcome.',
    toldOn: pages.implementationChallenges,
    when: 'March 2025 to July 2026',
  },
  {
    id: 'moving-house',
    summary: 'What a Scrum Master does in one Sprint for the team, the Product Owner and the library.',
    toldOn: pages.servantLeader,
    sprints: [42],
  },
  {
    id: 'backlog-214-to-46',
    summary: 'A Product Backlog of 214 entries becomes one of 46.',
    toldOn: pages.backlogTool,
    when: 'February to April 2026',
  },
  {
    id: 'reading-rooms-burndown',
    summary: 'The burndown of the reading-room Sprint, whose work grew on day 4.',
    toldOn: pages.burndownTool,
    sprints: [16],
  },
  {
    id: 'thirty-eight-messages',
    summary: 'A call of nine minutes settles what 38 messages on the lockers could not.',
    toldOn: pages.collaborationTools,
    sprints: [31],
  },
  {
    id: 'daily-scrum-formats',
    summary: 'Three formats of the Daily Scrum are tried for a Sprint each.',
    toldOn: pages.dailyScrumTool,
    sprints: [35, 36, 37, 41],
  },
  {
    id: 'books-from-elsewhere',
    summary: "'Order a book from another library' is split into six items in one session.",
    toldOn: pages.refinementTool,
    sprints: [48],
  },
  {
    id: 'no-loans',
    summary: "In an outage the app says 'You have no loans'; an alarm phone is tried for a Sprint.",
    toldOn: pages.retrospectiveTool,
    sprints: [27, 28],
  },
  {
    id: 'lanes',
    summary: 'A board that could not show the goal gets a lane an item; the limit of two is dropped later.',
    toldOn: pages.scrumBoard,
    sprints: [36],
  },
  {
    id: 'wall-or-software',
    summary: 'Wall, spreadsheet and software are compared in the Sprint on the round.',
    toldOn: pages.sprintBacklogTool,
    sprints: [38],
  },
  {
    id: 'class-visits',
    summary: 'A canvas for the Sprint on class visits, in which 44 of 60 days are there.',
    toldOn: pages.sprintPlanningTool,
    sprints: [12],
  },
  {
    id: 'planning-in-the-snow',
    summary: 'All eight plan a Sprint from home on a snowy Monday.',
    toldOn: pages.sprintPlanningTool,
    sprints: [26],
  },
  {
    id: 'minutes-on-tools',
    summary: 'Each notes the minutes spent on tools for a Sprint.',
    toldOn: pages.toolsSummary,
    sprints: [39],
  },
  {
    id: 'map-of-reservations',
    summary: 'A story map cuts reservations into slices, the first of which is out after one Sprint.',
    toldOn: pages.storyMapping,
    sprints: [3, 4, 5, 6, 7],
  },
  {
    id: 'velocity-record',
    summary: 'Eight Sprints of items, points and days, and what two returned items do to them.',
    toldOn: pages.velocityTool,
    sprints: [13, 14, 15, 16, 17, 18, 19, 20],
  },
  {
    id: 'jira',
    summary: 'The team sets up Jira for itself, and five of six items are Done.',
    toldOn: pages.scrumWithJira,
    sprints: [49],
  },
]
