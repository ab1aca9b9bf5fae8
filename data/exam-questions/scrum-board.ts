import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-board-5',
    kind: 'single',
    difficulty: 2,
    stem: 'The Developers have agreed to work on at most two items at a time. Two are in progress, and one Developer has nothing to do. What fits Scrum best?',
    options: {
      a: {
        text: 'Wait until one of the two items is Done',
        why: 'The Sprint Goal encourages people to work together, so this Developer helps with an open item. Waiting keeps the agreement, but brings neither item closer to Done.',
      },
      b: {
        text: 'Begin a third item, to keep everyone busy',
        why: 'The Sprint Goal encourages people to work together, so helping with an open item fits best. A third one keeps everyone busy, but breaks the agreement.',
      },
      c: {
        text: 'Ask the Product Owner for another item',
        why: 'The Sprint Goal encourages people to work together, so this Developer helps with an open item. A third one breaks the agreement, even if the Product Owner suggests it.',
      },
      d: {
        text: 'Help with one of the two items',
        why: 'The Sprint Goal encourages the team to work together. Finishing an open item serves the goal and keeps the agreement.',
      },
    },
    answer: 'd',
    rests: ['sprint-goal-4'],
  },
  {
    id: 'scrum-board-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head wants all Scrum Teams to use the same board, to compare them in one report. What fits Scrum best?',
    options: {
      a: {
        text: 'The Scrum Master asks the Developers to adopt the new board.',
        why: "An organization may set a standard for the Definition of Done. The Sprint Backlog is the Developers' own plan, so they choose how it looks.",
      },
      b: {
        text: 'The Developers fill in a second board that is only for the report.',
        why: "The Sprint Backlog is the Developers' plan, made for them and not for a report. A copy may soon differ from it, and usable Increments say more about a team.",
      },
      c: {
        text: 'The department head compares the teams by their velocity instead.',
        why: "What a team achieves shows in usable Increments. Velocity isn't part of Scrum and means something only within one team, so comparing it would mislead.",
      },
      d: {
        text: 'The Scrum Master helps the department head judge progress by the Increments.',
        why: 'Scrum Masters help stakeholders act on an empirical approach. Usable Increments say more about a team than its board.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-17', 'sprint-backlog-2'],
  },
]
