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
    summary:
      'Jonas asks Victor for more of a shared database specialist and gets nothing; the team counts the waits, Ravi and a colleague learn half of her work, and Victor agrees to a list. Five more obstacles, not all of them overcome.',
    toldOn: pages.implementationChallenges,
    who: ['Jonas', 'Victor', 'Ravi'],
    when: 'March 2025 to July 2026',
  },
  {
    id: 'moving-house',
    summary:
      "Ravi plans for all six; Jonas asks, and Ravi speaks last. While Ravi is away, Jonas doesn't tell Noor and a colleague that they write the same check, which costs half a day, and Noor is angry.",
    toldOn: pages.servantLeader,
    who: ['Jonas', 'Ravi', 'Noor'],
    sprints: [42],
  },
  {
    id: 'backlog-214-to-46',
    summary:
      'A Product Backlog of 214 entries becomes one of 46; four of the 52 closed as unclaimed come back.',
    toldOn: pages.backlogTool,
    who: ['Amara', 'Ruth', 'Sofia'],
    when: 'February to April 2026',
  },
  {
    id: 'reading-rooms-burndown',
    summary: 'The burndown of the reading-room Sprint, whose work grew on day 4.',
    toldOn: pages.burndownTool,
    who: [],
    sprints: [16],
  },
  {
    id: 'thirty-eight-messages',
    summary:
      "Noor's question about the lockers brings 38 messages and no answer; Tomas calls, and Amara decides in nine minutes. The next thread is long again.",
    toldOn: pages.collaborationTools,
    who: ['Noor', 'Tomas', 'Amara'],
    sprints: [31],
  },
  {
    id: 'daily-scrum-formats',
    summary:
      "Mei's 'goal first' wins the count of three formats of the Daily Scrum, which proves little; Ravi still prefers the three questions. A drawing shows the board of Sprint 41.",
    toldOn: pages.dailyScrumTool,
    who: ['Mei', 'Ravi', 'Tomas'],
    sprints: [35, 36, 37, 41],
  },
  {
    id: 'books-from-elsewhere',
    summary:
      "'Order a book from another library' is split into six items; an example map of 'Ask for a book' brings a fourth rule after 17 minutes and leaves a question open in Sprint Planning.",
    toldOn: pages.refinementTool,
    who: ['Amara', 'Mei', 'Tomas'],
    sprints: [48],
  },
  {
    id: 'no-loans',
    summary:
      "After an outage, a timeline shows 66 minutes without anyone knowing; Tomas's group and Ravi's find two causes, two notes joined win the vote, and an alarm phone is tried and kept on thin evidence.",
    toldOn: pages.retrospectiveTool,
    who: ['Jonas', 'Tomas', 'Ravi'],
    sprints: [27, 28],
  },
  {
    id: 'lanes',
    summary:
      'A wall without the goal gets a lane for each item; the limit of two leaves three Developers without work on day nine and is dropped.',
    toldOn: pages.scrumBoard,
    who: ['Noor', 'Tomas', 'Amara'],
    sprints: [36],
  },
  {
    id: 'wall-or-software',
    summary:
      "For a day, the plan is kept on a wall, in a spreadsheet and in software; the software is late with Noor's bad news and is chosen with nine fewer fields, although Mei prefers the wall.",
    toldOn: pages.sprintBacklogTool,
    who: ['Mei', 'Daniel', 'Noor'],
    sprints: [38],
  },
  {
    id: 'class-visits',
    summary:
      'A canvas for the Sprint on class visits, in which 44 of 60 days are there; Amara forgets to tell a branch manager what was left out.',
    toldOn: pages.sprintPlanningTool,
    who: ['Amara', 'Ravi', 'Tomas'],
    sprints: [12],
  },
  {
    id: 'planning-in-the-snow',
    summary: 'All eight plan a Sprint from home on a snowy Monday; one of six had planned for another goal.',
    toldOn: pages.sprintPlanningTool,
    who: [],
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
    summary:
      'A story map shows that five favorite wishes leave three steps empty; slice 1 is out after one Sprint and the calls go on, so Amara reorders slice 2.',
    toldOn: pages.storyMapping,
    who: ['Amara', 'Mei'],
    sprints: [3, 4, 5, 6, 7],
  },
  {
    id: 'velocity-record',
    summary:
      'Eight Sprints of items, points and days; Daniel asks for partial credit for two returned items and does not get it.',
    toldOn: pages.velocityTool,
    who: ['Daniel', 'Tomas'],
    sprints: [13, 14, 15, 16, 17, 18, 19, 20],
  },
  {
    id: 'jira',
    summary: 'The team sets up Jira for itself, and five of six items are Done.',
    toldOn: pages.scrumWithJira,
    sprints: [49],
  },
]
