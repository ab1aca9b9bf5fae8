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
          text: 'It needs the points, because they say more than a count.',
          why: "The extra detail hasn't improved the forecast in a year. The count is the cheaper of the two.",
        },
        b: {
          text: 'It needs both, because they have to confirm each other.',
          why: 'There is no such condition. One measure of what has happened is enough for a forecast.',
        },
        c: {
          text: 'It needs only the count as long as the mix stays the same.',
          why: 'If both say the same, the cheaper one is enough. The count would mislead the team only if the mix changed.',
        },
        d: {
          text: 'It needs the points, because they give items a size.',
          why: 'Points are a complementary practice. The team still judges whether an item can be Done within one Sprint.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'estimation-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A stakeholder asks for estimates of ten ideas. Whatever the numbers say, the team will start the same idea, because a law requires it. What should the team do?',
      options: {
        a: {
          text: 'Size all ten ideas, and give the stakeholder the numbers.',
          why: 'Stakeholders need information for decisions. Here no decision depends on the numbers.',
        },
        b: {
          text: 'Size nine ideas, and leave out the one that is required.',
          why: 'No one has to decide about those nine at the moment.',
        },
        c: {
          text: 'Size all ten ideas, and let the Scrum Master give numbers.',
          why: 'The Developers who will do the work are responsible for sizing, and no one needs these numbers.',
        },
        d: {
          text: 'Size none of them, and refine the one that is required.',
          why: 'If high and low numbers lead to the same decision, no one needs an estimate. Refining the next idea helps the team.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'estimation-summary-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'In which situations would a count of finished items be misleading for a forecast? (Choose all that apply.)',
      options: {
        a: {
          text: 'The team has to move from small fixes to large features.',
          why: 'The mix changes, so the old count says little about the new items.',
        },
        b: {
          text: 'The team has finished four to six items per Sprint.',
          why: 'Counts always vary a little. A forecast uses this variation to give a range.',
        },
        c: {
          text: 'The team is a week old and has finished two small items.',
          why: "Two items in one week aren't a record yet. For now the team can only guess, and should say so.",
        },
        d: {
          text: 'The team has to work on items in a different order.',
          why: "The order changes what comes first. It doesn't change how many items get Done.",
        },
        e: {
          text: 'The team has been promised a bonus for each item.',
          why: 'If the count is a target, people can reach it by splitting items into smaller ones.',
        },
      },
      answers: ['a', 'c', 'e'],
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'estimation-summary-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In Sprint Planning the selected items add up to 16 points. The last three Sprints brought 20 points each. The Developers say that the Sprint is full, because two of them will be away. What is right?',
      options: {
        a: {
          text: 'They consider capacity, and 16 points can be enough.',
          why: "Past performance, upcoming capacity and the Definition of Done help the Developers make a forecast. Points may help, too, but they don't decide.",
        },
        b: {
          text: 'They consider the record, and four points are missing.',
          why: "Velocity isn't in the Guide, and a steady number isn't the purpose of a Sprint.",
        },
        c: {
          text: "They ask for the Product Owner's wish, and it decides.",
          why: 'The Developers select the items in discussion with the Product Owner.',
        },
        d: {
          text: 'They consider the absences, and every size goes up.',
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
      stem: 'A Scrum Team that splits its items until each fits easily into a Sprint, and forecasts by counting them, breaks no rule of the Scrum Guide.',
      answer: true,
      why: {
        true: "Items that can be Done within one Sprint are ready for selection, and splitting them is refinement. The Guide doesn't say how to express a size.",
        false:
          "The Guide doesn't require points or a particular scale, and splitting items is part of refinement.",
      },
      guideSection: 'Product Backlog',
    },
  ],
}
