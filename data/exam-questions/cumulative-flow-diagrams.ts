import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'cumulative-flow-diagrams-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Master proposes that the team keep a cumulative flow diagram. A Developer asks whether Scrum requires it. Which answer is right?',
    options: {
      a: {
        text: 'Yes, as one of three charts of which a Scrum Team must keep at least one.',
        why: 'Burn-downs, burn-ups and cumulative flows are examples. None is required, alone or together.',
      },
      b: {
        text: 'No. Scrum excludes it, because flow is a matter for Kanban teams.',
        why: 'The Guide names cumulative flows among the practices that have proven useful.',
      },
      c: {
        text: 'Yes, from the moment on at which the Sprint Backlog is kept on a board.',
        why: "A board is a team's own choice, and it brings no further duty with it.",
      },
      d: {
        text: 'No. The Guide calls such practices useful and leaves them to the team.',
        why: 'They may help to forecast progress. They do not replace the importance of empiricism.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'cumulative-flow-diagrams-7',
    kind: 'single',
    difficulty: 3,
    stem: 'For a month, the line Started has been climbing by 6 a day and the line Done by 5 a day. The people work as before. What will happen if nothing changes?',
    options: {
      a: {
        text: 'Average times get longer, because work in progress grows by one item a day.',
        why: 'More enters than leaves. The gap widens, and at the same rate of finishing each item stays longer.',
      },
      b: {
        text: 'Nothing, because 6 and 5 are about parallel, and the law holds for averages.',
        why: 'One a day makes twenty items in twenty working days. That stretch is not steady.',
      },
      c: {
        text: 'Throughput rises to 6 a day, because a larger supply draws the work through.',
        why: 'Starting more does not make people finish more. The month has just shown it.',
      },
      d: {
        text: 'The Done line flattens, because in the end no more items can be started.',
        why: 'Nothing in the data stops the starting. It is the band in between that swells.',
      },
    },
    answer: 'a',
    guideSection: 'Complementary practice',
  },
  {
    id: 'cumulative-flow-diagrams-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which questions can a cumulative flow diagram not answer? (Choose all that apply.)',
    options: {
      a: {
        text: 'How many items were in progress on a certain day?',
        why: 'This is the vertical distance between two lines on that day.',
      },
      b: {
        text: 'Which single item has been open for longest?',
        why: 'The diagram counts and does not show single items. A list of ages answers this.',
      },
      c: {
        text: 'Is what we finish of any use to the people who get it?',
        why: 'Numbers of items say nothing about worth. That shows with an Increment in use.',
      },
      d: {
        text: 'At which rate do items get finished?',
        why: 'The slope of the Done line is this rate.',
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Complementary practice',
  },
  {
    id: 'cumulative-flow-diagrams-9',
    kind: 'single',
    difficulty: 3,
    stem: "On the morning of day seven, a Developer sees from the team's diagram that ten pieces are waiting to be checked. The Daily Scrum is in the afternoon. What fits Scrum best?",
    options: {
      a: {
        text: 'The Scrum Master sets a limit for the column until the Sprint is over.',
        why: 'The plan is by and for the Developers. The Scrum Master may suggest a limit.',
      },
      b: {
        text: 'She notes it for the Daily Scrum, where the plan may be changed.',
        why: 'The Daily Scrum is not the only time at which Developers may adjust their plan.',
      },
      c: {
        text: 'The Developers talk now and change how they go on.',
        why: 'They may adapt their plan at any time, and often meet during the day to do so.',
      },
      d: {
        text: 'Five of the ten go back to the Product Backlog, to relieve the column.',
        why: 'Pieces of a plan are not Product Backlog items, and hiding a queue does not shorten it.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
]
