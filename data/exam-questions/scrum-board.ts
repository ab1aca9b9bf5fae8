import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-board-5',
    kind: 'single',
    difficulty: 3,
    stem: 'The Developers have agreed to have at most two items open. Two are open, both are being worked on, and one Developer has just become free. What fits their agreement and the Sprint Goal best?',
    options: {
      a: {
        text: 'To do something that gets one of the two open items Done sooner',
        why: 'Reviewing, testing or asking a librarian are examples. Finishing an open item serves the goal and keeps the agreement.',
      },
      b: {
        text: 'To start a third item and put it on the board when there is room',
        why: 'Then the board no longer shows what is true, and the next decision rests on a wrong picture.',
      },
      c: {
        text: 'To ask the Scrum Master for a task from outside the Sprint Backlog',
        why: 'The Scrum Master does not assign work. The Developers decide who does what.',
      },
      d: {
        text: 'To wait until one of the two open items is Done, then start a third',
        why: 'This keeps the agreement, but it brings neither item closer to Done.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'scrum-board-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head wants the boards of all nine Scrum Teams to have the same seven columns, so that one report can compare the teams. What should the Scrum Master of one of these teams do?',
    options: {
      a: {
        text: 'Help the Developers adopt the seven columns as an organizational standard',
        why: 'The Guide speaks of organizational standards for the Definition of Done. It has no such rule for the Sprint Backlog.',
      },
      b: {
        text: 'Help the Developers fill in a second board that is used only for the report',
        why: 'Two pictures of the same work soon differ, and then decisions are made from the wrong one.',
      },
      c: {
        text: 'Explain to the department head that a Sprint Backlog is not for outsiders',
        why: 'The Sprint Backlog is highly visible. Anyone may look, even though it is not a tool for comparing teams.',
      },
      d: {
        text: 'Show the department head Increments that answer the question behind the report',
        why: 'Usable Increments say more about a team than the columns of its board, and the plan remains one for the Developers.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Backlog',
    focusArea: 'Coaching',
  },
]
