import type { Question, QuestionSet } from '../../lib/course/question'

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
      stem: "For weeks a team has had about 12 items in progress and has finished 3 a day, with as many started. It counts both from the same starting line. What does Little's law say?",
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
          text: 'Whoever is responsible for Check works less than the others.',
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
      stem: 'A line of a cumulative flow diagram may fall on days on which more items are finished than started.',
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
          why: 'The law wants the two lines to run about parallel. In a stretch that is not steady, the averages need not fit.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}

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
        why: 'The diagram counts and knows no single item. A list of ages answers this.',
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
        why: 'Pieces of a plan are no Product Backlog items, and hiding a queue does not shorten it.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
]
