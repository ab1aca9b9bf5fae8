import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'cumulative-flow-diagrams-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Master suggests that the team keep a cumulative flow diagram. What does the Scrum Guide say about cumulative flows?',
    options: {
      a: {
        text: 'It requires this practice.',
        why: 'The team may use such a diagram, but no chart is required. A Scrum Master may suggest one.',
      },
      b: {
        text: 'It names the practice as one of several that have proven useful.',
        why: 'Burn-downs, burn-ups and cumulative flows are the three examples of forecasting practices that have proven useful.',
      },
      c: {
        text: "It doesn't mention the practice, and the team may use it.",
        why: 'The team may use it. But cumulative flows are among the few practices that the Guide does mention.',
      },
      d: {
        text: "It doesn't allow the practice.",
        why: "The Guide calls it useful, and adds that such practices don't replace empiricism.",
      },
    },
    answer: 'b',
    rests: ['sprint-15'],
  },
  {
    id: 'cumulative-flow-diagrams-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager extends the lines of a cumulative flow diagram to the Product Goal in March. What does the Guide say about such a forecast?',
    options: {
      a: {
        text: 'It has to be renewed in every Daily Scrum.',
        why: "The Daily Scrum is about progress toward the Sprint Goal. The Guide doesn't ask for a daily forecast of the Product Goal.",
      },
      b: {
        text: 'It commits the team to the date in March.',
        why: "The commitment of the Product Backlog is the Product Goal. A date in a forecast isn't part of it.",
      },
      c: {
        text: 'It is useful, but decisions rest on what has already happened.',
        why: "In complex environments, what will happen is unknown. Forecasting practices are useful and don't replace empiricism.",
      },
      d: {
        text: "It isn't allowed, because charts may not contain dates.",
        why: "The Guide calls such practices useful and doesn't forbid dates. It only says that they don't replace empiricism.",
      },
    },
    answer: 'c',
    rests: ['sprint-18'],
  },
  {
    id: 'cumulative-flow-diagrams-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Which two questions does a cumulative flow diagram leave open, however well it is kept? (Choose two.)',
    options: {
      a: {
        text: 'How many items were in progress on a certain day?',
        why: 'It answers this: look at the vertical distance between two lines on that day.',
      },
      b: {
        text: 'How much have the Done items helped their users?',
        why: 'The number of items says nothing about their worth, which shows when people use the product.',
      },
      c: {
        text: 'How many items got Done after a certain day?',
        why: 'It answers this: look at how far the Done line has risen since that day.',
      },
      d: {
        text: 'How close has the team come to its Sprint Goal?',
        why: "The diagram counts items. Their number doesn't show whether an objective has been met.",
      },
      e: {
        text: 'How quickly did items get Done in recent days?',
        why: 'It answers this: look at the slope of the Done line.',
      },
    },
    answers: ['b', 'd'],
    scope: 'course',
  },
  {
    id: 'cumulative-flow-diagrams-9',
    kind: 'single',
    difficulty: 2,
    stem: 'In the morning, the Developers see that ten pieces of work are waiting to be checked. The Daily Scrum is in the afternoon. What fits Scrum best?',
    options: {
      a: {
        text: 'They end the Sprint early.',
        why: "Sprints have a fixed length, and a queue doesn't shorten them. The Developers can change their plan right away to deal with it.",
      },
      b: {
        text: 'They agree with the Product Owner on more work.',
        why: "Ten pieces wait already, and more work would make the queue longer. The Developers' plan has to change, not the scope.",
      },
      c: {
        text: 'They change their plan at once, among themselves.',
        why: 'The plan is theirs, and they may adjust it at any time of the day.',
      },
      d: {
        text: 'They wait for the next Daily Scrum, where plans are changed.',
        why: "The Daily Scrum isn't the only time to change the plan. Developers often meet during the day to re-plan their work.",
      },
    },
    answer: 'c',
    rests: ['daily-scrum-13'],
  },
]
