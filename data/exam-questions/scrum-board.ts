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
        why: 'This keeps the agreement, but it brings neither item closer to Done.',
      },
      b: {
        text: 'Begin a third item, to keep everyone busy',
        why: 'It is tempting, but it breaks the agreement. With three items open, each of them takes longer.',
      },
      c: {
        text: 'Ask the Product Owner for another item',
        why: 'A third item breaks the agreement and slows down the other two. The Sprint Goal encourages the team to work together instead.',
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
        why: 'Two pictures of the same work soon differ, and then decisions are based on the wrong one.',
      },
      c: {
        text: 'The department head compares the teams by their velocity instead.',
        why: "Velocity isn't part of Scrum and says nothing across teams. The comparison would mislead.",
      },
      d: {
        text: 'The Scrum Master helps the department head to learn from Increments.',
        why: 'Scrum Masters help stakeholders act on an empirical approach. Usable Increments say more about a team than its board.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-17', 'sprint-backlog-2'],
  },
]
