import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'cumulative-flow-diagrams-6',
    kind: 'single',
    difficulty: 1,
    stem: 'A Scrum Master proposes that the team keep a cumulative flow diagram. A Developer asks what the Scrum Guide says about it. Which answer is right?',
    options: {
      a: {
        text: 'The Guide requires it with two other charts to forecast progress.',
        why: 'Burn-downs, burn-ups and cumulative flows are examples. None is required, alone or together.',
      },
      b: {
        text: 'The Guide names it with two other charts to forecast progress.',
        why: "They may help to forecast progress. They don't replace the importance of empiricism.",
      },
      c: {
        text: 'The Guide leaves it out with other practices of Kanban teams.',
        why: 'The Guide names cumulative flows among the practices that have proven useful.',
      },
      d: {
        text: 'The Guide requires it for teams with a board to show their work.',
        why: "A board is a team's own choice, and it brings no further duty with it.",
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'cumulative-flow-diagrams-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The lines in a cumulative flow diagram have been parallel for months, and a manager extends them to the Product Goal in March. What does the Guide say about such a forecast?',
    options: {
      a: {
        text: 'It has to be checked against new data each day.',
        why: "The Developers inspect progress toward the Sprint Goal each day. The Guide doesn't ask for a daily forecast of the Product Goal.",
      },
      b: {
        text: "It has to have the team's commitment behind it.",
        why: "The commitment of the Product Backlog is the Product Goal. A date in a forecast isn't part of it.",
      },
      c: {
        text: "It can't replace decisions based on observation.",
        why: 'In complex environments, what will happen is unknown. Decisions about the future may rest only on what has already happened.',
      },
      d: {
        text: "It isn't one of the practices open to the team.",
        why: 'Cumulative flows are among the three examples that the Guide calls useful.',
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
  },
  {
    id: 'cumulative-flow-diagrams-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'A cumulative flow diagram counts the items in each state from day to day. Which two questions does it leave open, however well it is kept? (Choose two.)',
    options: {
      a: {
        text: 'How many items were in progress on a certain day?',
        why: 'This is the vertical distance between two lines on that day.',
      },
      b: {
        text: 'How much have the Done items helped their users?',
        why: 'The number of items says nothing about their worth, which shows when the Increment is in use.',
      },
      c: {
        text: 'How many items got Done after a certain day?',
        why: 'The rise of the Done line since that day is this number.',
      },
      d: {
        text: 'How close has the team come to its Sprint Goal?',
        why: "The diagram counts items. A goal is an objective, and the number of items doesn't show whether it has been met.",
      },
      e: {
        text: 'How quickly did items get Done in recent days?',
        why: 'The slope of the Done line is this rate.',
      },
    },
    answers: ['b', 'd'],
    guideSection: 'The Sprint',
    scope: 'course',
  },
  {
    id: 'cumulative-flow-diagrams-9',
    kind: 'single',
    difficulty: 2,
    stem: 'On the morning of day seven, a Developer sees on the board that ten pieces of work are waiting to be checked. The Daily Scrum is in the afternoon. What fits Scrum best?',
    options: {
      a: {
        text: 'The Developers discuss it that morning and change their plan.',
        why: 'They may adapt their plan at any time, and often meet during the day to do so.',
      },
      b: {
        text: 'The Developer notes it for the Daily Scrum in the afternoon.',
        why: 'The Daily Scrum is not the only time at which Developers may adjust their plan.',
      },
      c: {
        text: 'The Product Owner takes back five pieces to shorten the queue.',
        why: "Pieces of a plan aren't Product Backlog items, and hiding part of a queue doesn't shorten it.",
      },
      d: {
        text: 'The Scrum Master limits the column for the rest of the Sprint.',
        why: 'The plan is by and for the Developers. The Scrum Master may suggest a limit.',
      },
    },
    answer: 'a',
    guideSection: 'Daily Scrum',
  },
]
