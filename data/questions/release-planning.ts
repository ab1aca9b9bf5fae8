import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'release-planning',
  lesson: '/scrum/psm-1/scrum-planning-estimation/release-planning',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'release-planning-2',
      kind: 'single',
      difficulty: 2,
      stem: 'In its last eight Sprints, a team finished 6, 4, 7, 5, 5, 2, 6 and 5 items. How many can a stakeholder expect from the next three Sprints? Which answer is the most useful?',
      options: {
        a: {
          text: '"At least 12, in about nine of ten cases"',
          why: 'This comes out if the coming Sprints resemble these eight. The stakeholder gets a number with its odds and can decide with it.',
        },
        b: {
          text: '"From 6 to 21, depending on luck"',
          why: 'The ends take the worst or the best Sprint three times in a row. Without odds, 21 sounds as likely as 12.',
        },
        c: {
          text: '"No one knows, because the work is complex"',
          why: "That's true but doesn't help. You may use what has already happened to look ahead, as long as you show the uncertainty.",
        },
        d: {
          text: '"Exactly 15, because we average 5 a Sprint"',
          why: 'Averages are missed often, here in more than one case of three. Without odds, people may hear a promise.',
        },
      },
      answer: 'a',
      scope: 'near',
    },
    {
      id: 'release-planning-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two of these does the Scrum Guide provide for planning beyond a single Sprint? (Choose two.)',
      options: {
        a: {
          text: 'The velocity of several Sprints',
          why: "Velocity is a complementary practice that the Guide doesn't mention. For planning ahead, the Guide provides the Product Goal and the Product Backlog.",
        },
        b: {
          text: 'A release burn-down for each Sprint Review',
          why: "The Guide names burn-downs as an example of a forecasting practice and doesn't require them. What it provides are the Product Goal and the Product Backlog.",
        },
        c: {
          text: 'A Product Goal as a target to plan against',
          why: '"The Product Goal describes a future state of the product" and is in the Product Backlog.',
        },
        d: {
          text: 'A Product Backlog that emerges and is ordered',
          why: 'The order of the Product Backlog shows what comes first. The list emerges, so it changes as more is learned.',
        },
        e: {
          text: 'A release plan with a date for each item',
          why: 'The Guide has no release plan and no dates for items.',
        },
      },
      answers: ['c', 'd'],
      rests: ['product-goal-1', 'product-backlog-1'],
    },
    {
      id: 'release-planning-4',
      kind: 'single',
      difficulty: 3,
      stem: 'A law sets the date for a release, and the forecast says that not everything will be Done by then. What should the Product Owner do first?',
      options: {
        a: {
          text: 'Ask the Developers to promise the whole scope',
          why: "A promise doesn't change what can be Done by the date. As the date is fixed, the Product Owner orders the items so that the required ones come first.",
        },
        b: {
          text: 'Let the Developers leave out some checks',
          why: "Quality doesn't decrease during a Sprint, and what isn't Done can't be released. As the date is fixed, it is the scope that has to be flexible.",
        },
        c: {
          text: 'Plan one longer Sprint before the date',
          why: "Sprints have a fixed length, and a longer one wouldn't add working days before the date. What can change is the order of the items.",
        },
        d: {
          text: 'Put the items that the law requires first',
          why: "If the date is fixed, the scope has to be flexible. The Product Owner's order decides what will be ready on that day.",
        },
      },
      answer: 'd',
      rests: ['product-owner-6', 'sprint-8'],
    },
    {
      id: 'release-planning-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Scrum Guide of 2020 dropped burn-downs, so Scrum Teams may no longer use them.',
      answer: false,
      why: {
        true: 'The 2020 Guide dropped other things, such as the three questions of the Daily Scrum. It still names burn-downs, burn-ups and cumulative flows as examples.',
        false:
          "The Guide calls them useful without requiring them, and adds that they don't replace empiricism.",
      },
      rests: ['sprint-15'],
    },
    {
      id: 'release-planning-8',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team forecasts a release from its last eight Sprints. Which two changes should make it distrust that history? (Choose two.)',
      options: {
        a: {
          text: 'One of the eight Sprints brought far fewer items.',
          why: 'Bad Sprints happen and belong to the history. Leaving them out makes the forecast too rosy.',
        },
        b: {
          text: 'The Product Owner has changed the order of some items.',
          why: 'Order decides which items come. The number that gets Done stays the same.',
        },
        c: {
          text: 'Each of the eight Sprints had a different Sprint Goal.',
          why: "Sprint Goals differ all the time. The number of items that get Done isn't tied to one of them.",
        },
        d: {
          text: 'Half of the Developers have joined another team.',
          why: 'Different people produced this history. Odds have to wait until some new Sprints have been counted.',
        },
        e: {
          text: 'Most items are now half as large as before.',
          why: 'The history counts larger items. Half-sized ones get Done at another rate, so the old counts say little about them.',
        },
      },
      answers: ['d', 'e'],
      scope: 'near',
    },
  ],
}
