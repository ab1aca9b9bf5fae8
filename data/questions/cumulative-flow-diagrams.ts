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
      stem: 'In a cumulative flow diagram with the lines Started and Done, what does the vertical distance between the two show on a given day?',
      options: {
        a: {
          text: 'How many days the items take on average',
          why: 'You read days from left to right, and only as an average. From top to bottom, you count items: those started but not Done yet.',
        },
        b: {
          text: 'How many items were finished on that day',
          why: 'That is the slope of the Done line. The distance between Started and Done counts the items in progress.',
        },
        c: {
          text: 'How many items are still to be started',
          why: 'For that, you would compare Started with a line above it, such as Asked. Between Started and Done are the items in progress.',
        },
        d: {
          text: 'How many items are in progress on that day',
          why: 'The items started so far, minus the items Done so far, are the items in between.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-2',
      kind: 'single',
      difficulty: 2,
      stem: "For weeks, a team has had about 12 items in progress and has started and finished 3 a day. What does Little's law say?",
      options: {
        a: {
          text: 'Items will take two days if only six are in progress.',
          why: "The law connects the averages of the past: 12 ÷ 3 = 4 days. It doesn't predict how the throughput will change if fewer items are open.",
        },
        b: {
          text: 'Items have taken 36 days on average.',
          why: 'This multiplies 12 by 3. To get the average time, you divide the items in progress by the throughput: 12 ÷ 3 = 4 days.',
        },
        c: {
          text: 'Items have taken four days on average.',
          why: 'Work in progress ÷ throughput = 12 ÷ 3 = 4, as an average over a steady period.',
        },
        d: {
          text: 'The next item will take four days.',
          why: "The law is about averages over a period, here four days. It doesn't promise anything about a single item.",
        },
      },
      answer: 'c',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-3',
      kind: 'single',
      difficulty: 2,
      stem: "In a team's cumulative flow diagram, the band for the Check column gets wider every day. What does that tell the Developers?",
      options: {
        a: {
          text: 'More work enters the column than leaves it.',
          why: 'The upper line of the band climbs faster than the lower one. Finishing there helps more than starting elsewhere.',
        },
        b: {
          text: 'The column has less work than it could handle.',
          why: 'A band gets wider if more work enters the column than leaves it. If Check had nothing to do, its band would shrink to nothing.',
        },
        c: {
          text: 'Too much new work was added to the Sprint.',
          why: 'New work raises the top line of the diagram. A wider band means that more work enters the Check column than leaves it.',
        },
        d: {
          text: 'Too few people check the work.',
          why: 'This may be the cause, but the diagram only shows how much there is. You have to ask why it piles up.',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'As long as no item is deleted or moved back, no line of a cumulative flow diagram ever falls.',
      answer: true,
      why: {
        true: 'Each line counts all the items that have entered a state so far, so it can only rise or stay level.',
        false:
          'The band between two lines may get narrower, which looks like falling. Both of its lines still rise or stay level.',
      },
      scope: 'course',
    },
    {
      id: 'cumulative-flow-diagrams-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A help desk reports 24 items in progress, 4 finished a day and seven days from request to answer, although 24 ÷ 4 = 6. Which two explanations are worth checking first? (Choose two.)',
      options: {
        a: {
          text: 'The figures count items instead of story points.',
          why: "The law works with counts of items, so this doesn't explain the difference. What was counted, and whether the flow was steady, might.",
        },
        b: {
          text: 'The figures are counted from different starting points.',
          why: "The time before work starts is part of the seven days, but the requests waiting then aren't part of the 24.",
        },
        c: {
          text: 'The figures are averages and not exact values.',
          why: "The law is about averages, so this doesn't explain the difference. It doesn't need the exact time of each request.",
        },
        d: {
          text: 'More requests came in than went out.',
          why: "The law needs lines that run roughly parallel. In a period that isn't steady, the averages may not fit together.",
        },
        e: {
          text: 'Many people work at the help desk.',
          why: "The law holds for any number of people, if as many requests are finished as started. So this doesn't explain the difference.",
        },
      },
      answers: ['b', 'd'],
      scope: 'course',
    },
  ],
}
