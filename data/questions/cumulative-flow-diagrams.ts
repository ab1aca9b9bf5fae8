import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'cumulative-flow-diagrams',
  lesson: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'cumulative-flow-diagrams-1',
      kind: 'single',
      difficulty: 1,
      stem: 'On a cumulative flow diagram with the lines Started and Done, what does the vertical distance between the two lines show on a given day?',
      options: {
        a: {
          text: 'How many days an average item takes from start to finish',
          why: 'Time runs from left to right. You read days from the horizontal distance, and only as an average.',
        },
        b: {
          text: 'How many items were finished since the day before',
          why: 'That is the slope of the Done line.',
        },
        c: {
          text: 'How many items are in progress',
          why: 'The items started so far, minus the items Done so far, are the items in between.',
        },
        d: {
          text: 'How many items are still waiting to be started at all',
          why: 'For that, you would compare Started with a line above it, such as Asked.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'cumulative-flow-diagrams-2',
      kind: 'single',
      difficulty: 2,
      stem: "For weeks, a team has had about 12 items in progress, and it has started and finished 3 a day. Both the items in progress and their times are counted from the day when work on an item begins. What does Little's law say?",
      options: {
        a: {
          text: 'The next item to be started will be finished after four days.',
          why: "The law is about averages over a period. It doesn't promise anything about a single item.",
        },
        b: {
          text: 'Items have taken four days on average.',
          why: 'Work in progress ÷ throughput = 12 ÷ 3 = 4, as an average over a steady period.',
        },
        c: {
          text: 'Items have taken 36 days on average, of which most was waiting.',
          why: 'This multiplies 12 by 3. To get the average time, you divide the items inside by the throughput.',
        },
        d: {
          text: 'Throughput will double when work in progress is cut to six.',
          why: "The law connects three averages. It doesn't predict how the throughput will change.",
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
    {
      id: 'cumulative-flow-diagrams-3',
      kind: 'single',
      difficulty: 2,
      stem: 'During a Sprint, the Developers notice that the band of their column Check gets wider every day. What does that tell them?',
      options: {
        a: {
          text: 'More pieces enter Check each day than leave it.',
          why: 'The upper line of the band climbs faster than the lower one. Finishing there helps more than starting elsewhere.',
        },
        b: {
          text: 'The people who check work less than the others.',
          why: 'The diagram shows how many pieces there are. You have to ask why they pile up.',
        },
        c: {
          text: 'Too few pieces are started, so Check has nothing to do.',
          why: 'If Check had nothing to do, its band would shrink to nothing.',
        },
        d: {
          text: 'The Sprint Backlog was changed after Sprint Planning, against the rules.',
          why: 'The Sprint Backlog is updated throughout the Sprint. New pieces would raise the top line, not just this band.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'cumulative-flow-diagrams-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'If more items are finished than started on a day, that alone makes a line of the cumulative flow diagram fall.',
      answer: false,
      why: {
        true: 'On such a day the band between Started and Done gets narrower, but both of its lines still rise or stay level.',
        false:
          'Each line counts all the items that have entered a state so far, so it can only rise or stay level. If a line falls, items were deleted or moved back.',
      },
      guideSection: 'Complementary practice',
    },
    {
      id: 'cumulative-flow-diagrams-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A service desk reports: "24 items in progress, 4 finished a day, and seven days from request to answer." The numbers do not obey Little\'s law, since 24 ÷ 4 = 6. Which two explanations are worth checking first? (Choose two.)',
      options: {
        a: {
          text: 'The law needs story points, and the desk counts items.',
          why: "The law works with counts of items. It doesn't need story points.",
        },
        b: {
          text: 'The 24 are counted from the start of work, but the seven days from the request.',
          why: "Then the numbers come from different pairs of lines. The time before work starts is part of the seven days, but the requests waiting then aren't part of the 24.",
        },
        c: {
          text: 'Seven days is a promise to users, and promises include some extra time.',
          why: "The report gives a measured time. What the desk promises doesn't change what was measured.",
        },
        d: {
          text: 'The period was not steady: more was started than finished, or the other way around.',
          why: "The law needs lines that run roughly parallel. In a period that isn't steady, the averages may not fit together.",
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
