import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'estimation-summary',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'estimation-summary-1',
      kind: 'single',
      difficulty: 2,
      stem: 'For a year, a team has compared its points and its count of finished items, Sprint by Sprint. Both lines rise and fall together. What does that mean for its forecasts?',
      options: {
        a: {
          text: 'It should use only the points from now on, because points contain more detail.',
          why: "The extra detail hasn't improved the forecast in a year. The count is the cheaper of the two.",
        },
        b: {
          text: 'It can forecast by the count alone and watch whether the mix of items changes.',
          why: 'If both say the same, the cheaper one is enough. The count would mislead the team only if the mix changed.',
        },
        c: {
          text: 'It must use both, because a forecast is valid only if two measures confirm it.',
          why: 'There is no such condition. One measure of what has happened is enough for a forecast.',
        },
        d: {
          text: 'It has stopped doing Scrum if it gives up points, since items then have no size.',
          why: 'Points are a complementary practice. The team still judges whether an item can be Done within one Sprint.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
    {
      id: 'estimation-summary-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A stakeholder asks for estimates of ten ideas. Whatever the numbers say, the team will start the same idea, because a law requires it. What should the team do?',
      options: {
        a: {
          text: 'Size all ten with cards, because stakeholders have a right to numbers.',
          why: 'Stakeholders need information for decisions. Here no decision depends on the numbers.',
        },
        b: {
          text: 'Let the Scrum Master size all ten ideas, so that the Developers are not interrupted.',
          why: 'The Developers who will do the work are responsible for sizing, and no one needs these numbers.',
        },
        c: {
          text: 'Skip the estimates, and refine the one idea until its items can be selected.',
          why: 'If high and low numbers lead to the same decision, no one needs an estimate. Refining the next idea helps the team.',
        },
        d: {
          text: 'Size the other nine, because the one that is required will be done in any case.',
          why: 'No one has to decide about those nine at the moment.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'estimation-summary-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'In which situations would a count of finished items be misleading for a forecast? (Choose all that apply.)',
      options: {
        a: {
          text: 'The past Sprints were full of small corrections, and the coming Sprints will bring large features.',
          why: 'The mix changes, so the old count says little about the new items.',
        },
        b: {
          text: 'In each of the last ten Sprints, between four and six items were finished.',
          why: 'Counts always vary a little. A forecast uses this variation to give a range.',
        },
        c: {
          text: 'A manager has announced a bonus for the team that finishes the most items.',
          why: 'If the count is a target, people can reach it by splitting items into smaller ones.',
        },
        d: {
          text: 'The team was formed last week and has finished two small items.',
          why: "Two items in one week aren't a record yet. For now the team can only guess, and should say so.",
        },
        e: {
          text: 'The Product Owner reorders the remaining items every week.',
          why: "The order changes what comes first. It doesn't change how many items get Done.",
        },
      },
      answers: ['a', 'c', 'd'],
      guideSection: 'Complementary practice',
    },
    {
      id: 'estimation-summary-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In Sprint Planning the selected items add up to 16 points. The last three Sprints brought 20 points each. The Developers say that the Sprint is full, because two of them will be away. What is right?',
      options: {
        a: {
          text: 'The Developers judge how much they can get Done, and capacity is part of that judgment.',
          why: "Past performance, upcoming capacity and the Definition of Done help the Developers make a forecast. Points may help, too, but they don't decide.",
        },
        b: {
          text: 'The Developers have to select four more points, so that the velocity of the team does not drop.',
          why: "Velocity isn't in the Guide, and a steady number isn't the purpose of a Sprint.",
        },
        c: {
          text: 'The Product Owner decides whether 16 points are enough for the value that is expected.',
          why: 'The Developers select the items in discussion with the Product Owner.',
        },
        d: {
          text: 'The sizes must be raised by the share of people who are away, so that the total fits again.',
          why: "The items haven't grown. There are fewer people to work on them.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'estimation-summary-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team that splits its items until each fits easily into a Sprint, and then counts them, follows the Scrum Guide.',
      answer: true,
      why: {
        true: "Items that can be Done within one Sprint are ready for selection, and splitting them is refinement. The Guide doesn't say how to express a size.",
        false:
          "The Guide doesn't require points or a certain scale, and splitting items is part of refinement.",
      },
      guideSection: 'Product Backlog',
    },
  ],
}
