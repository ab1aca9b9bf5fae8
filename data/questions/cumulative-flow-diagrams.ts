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
          why: 'Time runs across. Days are measured by the level distance, and only as an average.',
        },
        b: {
          text: 'How many items were finished since the day before',
          why: 'That is the slope of the Done line.',
        },
        c: {
          text: 'How many items are in progress',
          why: 'All that have been started so far, minus all that are Done so far, are the items in between.',
        },
        d: {
          text: 'How many items are still waiting to be started at all',
          why: 'For that you would compare Started with a line above it, such as Asked.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'cumulative-flow-diagrams-2',
      kind: 'single',
      difficulty: 2,
      stem: "For weeks a team has had about 12 items in progress and has finished 3 a day, with as many started. An item counts as in progress, and its time runs, from the day on which work on it begins. What does Little's law say?",
      options: {
        a: {
          text: 'The next item to be started will be finished after four days.',
          why: 'The law is about averages over a stretch. It promises nothing for a single item.',
        },
        b: {
          text: 'Items have taken four days on average.',
          why: 'Work in progress ÷ throughput = 12 ÷ 3 = 4, for the average of a steady stretch.',
        },
        c: {
          text: 'Items have taken 36 days on average, of which most was waiting.',
          why: 'That multiplies. The rate times the time inside gives what is inside, so time is 12 divided by 3.',
        },
        d: {
          text: 'Throughput will double when work in progress is cut to six.',
          why: 'The law relates three averages. It does not foretell what happens to throughput.',
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
          text: 'Anyone who is responsible for Check works less than the others.',
          why: 'The diagram shows numbers of pieces. Why they pile up has to be asked.',
        },
        c: {
          text: 'Too few pieces are begun, so that Check runs dry.',
          why: 'A state that runs dry has a band that thins to nothing.',
        },
        d: {
          text: 'The Sprint Backlog was changed after Sprint Planning, against the rules.',
          why: 'It may be updated throughout the Sprint. New pieces would lift the top line, not this band alone.',
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
        true: 'On such days the band between Started and Done gets narrower. Both of its lines still climb or run level.',
        false:
          'Each line counts all that have entered a state so far. Such a count stays or grows. If a line falls, items were deleted or moved back.',
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
          why: 'Any unit will do if it is the same everywhere. Counts of items are the usual one.',
        },
        b: {
          text: 'The 24 are counted from the start of work, the seven days from the request.',
          why: 'Then the numbers come from different pairs of lines. Requests that wait to be started are in the seven days and not in the 24.',
        },
        c: {
          text: 'Seven days is a promise to users, and promises include a reserve.',
          why: 'The report states a measured time. How a desk words its promises does not change what was measured.',
        },
        d: {
          text: 'The stretch was not steady: more was started than finished, or the reverse.',
          why: 'The law wants the two lines to run about parallel. In a stretch that is not steady, the averages may not fit.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
