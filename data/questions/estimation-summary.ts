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
      stem: 'For a year, a team has compared its points and its count of finished items, Sprint by Sprint. Both lines rise and fall together. What follows for its forecasts?',
      options: {
        a: {
          text: 'It should sum points in future and drop the count, as points carry more detail.',
          why: 'The extra detail has changed no forecast in a year. The count is the cheaper of the two.',
        },
        b: {
          text: 'It can forecast by the count alone, and watch whether the mix of items changes.',
          why: 'If both tell the same, the cheaper one will do. A changing mix is what would make the count mislead.',
        },
        c: {
          text: 'It must use both, because a forecast is valid only if two measures confirm it.',
          why: 'No such condition exists. A forecast is an extension of what happened, by whichever measure.',
        },
        d: {
          text: 'It has stopped doing Scrum if it gives up points, since items then have no size.',
          why: 'Points are complementary. The team still judges whether an item can be Done within one Sprint.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
    {
      id: 'estimation-summary-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A stakeholder asks for estimates of ten ideas. Whatever comes out, the same single idea will be started, because a law demands it. What is a sensible answer?',
      options: {
        a: {
          text: 'Size all ten with cards, because stakeholders have a right to numbers.',
          why: 'Stakeholders need transparency for decisions. Here no decision depends on the numbers.',
        },
        b: {
          text: 'Let the Scrum Master size the ten, so that the Developers are not interrupted.',
          why: 'Those who will do the work size it. And the numbers would still serve nothing.',
        },
        c: {
          text: 'Skip the exercise, and refine the one idea until its items can be selected.',
          why: 'If high and low answers lead to the same decision, an estimate is wasted. Refinement of what comes next is not.',
        },
        d: {
          text: 'Size the other nine, because the one that is required will be done in any case.',
          why: 'The nine are not up for decision either.',
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
      stem: 'In which situations would a count of finished items mislead as the basis of a forecast? (Choose all that apply.)',
      options: {
        a: {
          text: 'The past Sprints consisted of small corrections, and the coming ones bring large features.',
          why: 'The mix changes, so the old count says little about the new items.',
        },
        b: {
          text: 'In each of the last ten Sprints, between four and six items were finished.',
          why: 'The number always differs a little. A forecast uses just this variation to give a range.',
        },
        c: {
          text: 'A manager has announced a bonus for the team that finishes the most items.',
          why: 'A count that has become a target is met by cutting items thinner.',
        },
        d: {
          text: 'The team was formed last week and has finished two small items.',
          why: 'Two items in one week are not record yet. Guesses, marked as such, are all there is for now.',
        },
        e: {
          text: 'The Product Owner reorders the remaining items every week.',
          why: 'The order changes what comes first. It does not change how many items get Done.',
        },
      },
      answers: ['a', 'c', 'd'],
      guideSection: 'Complementary practice',
    },
    {
      id: 'estimation-summary-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In Sprint Planning the selected items add up to 19 points; the last three Sprints brought 20 each. The Developers say that the Sprint is full, because two of them will be away. What is right?',
      options: {
        a: {
          text: 'The Developers judge how much they can get Done, and capacity is part of that judgment.',
          why: 'Past performance, upcoming capacity and the Definition of Done inform the forecast. Points are an aid at most.',
        },
        b: {
          text: 'One more point has to be selected, so that the velocity of the team does not drop.',
          why: 'Velocity is not in the Guide, and keeping a number steady is not a purpose of a Sprint.',
        },
        c: {
          text: 'The Product Owner decides whether 19 points are enough for the value that is expected.',
          why: 'The items are selected by the Developers, through discussion with the Product Owner.',
        },
        d: {
          text: 'The sizes must be raised by the share of people away, so that the sum fits again.',
          why: 'The items have not grown. There are fewer people to work on them.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'estimation-summary-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team that splits its items until each fits easily into a Sprint, and then counts them, is in keeping with the Scrum Guide.',
      answer: true,
      why: {
        true: 'Items that can be Done within one Sprint are ready for selection, and splitting them is refinement. How size is expressed is left open.',
        false: 'Only an option that demands points or a certain scale would go beyond the Guide.',
      },
      guideSection: 'Product Backlog',
    },
  ],
}
