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
      stem: 'A team tracks its items in a cumulative flow diagram with the lines Started and Done. What does the vertical distance between the two lines show on a given day?',
      options: {
        a: {
          text: 'How many days the items take on average',
          why: 'Time runs from left to right. You read days from the horizontal distance, and only as an average.',
        },
        b: {
          text: 'How many items were finished on that day',
          why: 'That is the slope of the Done line.',
        },
        c: {
          text: 'How many items are still to be started',
          why: 'For that, you would compare Started with a line above it, such as Asked.',
        },
        d: {
          text: 'How many items are in progress on that day',
          why: 'The items started so far, minus the items Done so far, are the items in between.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-2',
      kind: 'single',
      difficulty: 2,
      stem: "For weeks, a team has had about 12 items in progress, and it has started and finished 3 a day. Both the items in progress and their times are counted from the day when work on an item begins. What does Little's law say?",
      options: {
        a: {
          text: 'Items will take two days once work in progress is cut to six.',
          why: "The law connects three averages. It doesn't predict how the throughput will change.",
        },
        b: {
          text: 'Items have taken 36 days on average from start to finish.',
          why: 'This multiplies 12 by 3. To get the average time, you divide the items inside by the throughput.',
        },
        c: {
          text: 'Items have taken four days on average from start to finish.',
          why: 'Work in progress ÷ throughput = 12 ÷ 3 = 4, as an average over a steady period.',
        },
        d: {
          text: 'Items that are started next will take four days to finish.',
          why: "The law is about averages over a period. It doesn't promise anything about a single item.",
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-3',
      kind: 'single',
      difficulty: 2,
      stem: 'During a Sprint, the Developers notice that the band for their Check column gets wider every day. What does that tell them?',
      options: {
        a: {
          text: 'More pieces enter the column than leave it.',
          why: 'The upper line of the band climbs faster than the lower one. Finishing there helps more than starting elsewhere.',
        },
        b: {
          text: 'Fewer pieces come in than it could handle.',
          why: 'If Check had nothing to do, its band would shrink to nothing.',
        },
        c: {
          text: 'More pieces were added than the plan allows.',
          why: 'The Sprint Backlog is updated throughout the Sprint. New pieces would raise the top line, not just this band.',
        },
        d: {
          text: 'Fewer people than necessary check the work.',
          why: 'The diagram shows how many pieces there are. You have to ask why they pile up.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'As long as no item is deleted or moved back, a line of a cumulative flow diagram never falls, not even on a day on which more items are finished than started.',
      answer: true,
      why: {
        true: 'Each line counts all the items that have entered a state so far, so it can only rise or stay level. If a line falls, items were deleted or moved back.',
        false:
          'On such a day the band between Started and Done gets narrower, but both of its lines still rise or stay level.',
      },
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A service desk reports: "24 items in progress, 4 finished a day, and seven days from request to answer." The numbers do not obey Little\'s law, since 24 ÷ 4 = 6. Which two explanations are worth checking first? (Choose two.)',
      options: {
        a: {
          text: 'The numbers count items and leave out story points.',
          why: "The law works with counts of items. It doesn't need story points.",
        },
        b: {
          text: 'The numbers are counted from different starting points.',
          why: "Then the numbers come from different pairs of lines. The time before work starts is part of the seven days, but the requests waiting then aren't part of the 24.",
        },
        c: {
          text: 'The numbers are averages rather than exact values.',
          why: "The law is about averages. It doesn't need the exact time of each request.",
        },
        d: {
          text: 'The period was uneven, with more starts than finishes.',
          why: "The law needs lines that run roughly parallel. In a period that isn't steady, the averages may not fit together.",
        },
        e: {
          text: 'The period was steady, with many people at the desk.',
          why: 'However many people work there, the law holds while as many requests are started as finished.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
      scope: 'course',
    },
  ],
}
