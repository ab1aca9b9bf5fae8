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
      stem: "For a year, a team's points and its count of finished items have risen and fallen together. What does that mean for its forecasts?",
      options: {
        a: {
          text: 'It needs the points, because they say more than a count.',
          why: "The extra detail hasn't improved the forecast in a year. The count is the cheaper of the two.",
        },
        b: {
          text: 'It needs both, because each confirms the other.',
          why: 'A forecast needs one measure of what has happened. If two measures say the same, the second adds nothing.',
        },
        c: {
          text: 'The count is enough as long as the mix of items stays the same.',
          why: 'If both say the same, the cheaper one is enough. The count would mislead the team only if the mix changed.',
        },
        d: {
          text: 'It needs the points, because Scrum requires a size.',
          why: "Points are a complementary practice. The Guide mentions size as a detail and doesn't name a unit.",
        },
      },
      answer: 'c',
      scope: 'course',
    },
    {
      id: 'estimation-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A stakeholder asks for estimates of ten ideas, but a law already decides which one comes next. What should the team do?',
      options: {
        a: {
          text: 'Size all ten ideas, as the stakeholder wishes',
          why: 'Stakeholders need information for decisions. Here no decision depends on the numbers.',
        },
        b: {
          text: 'Size the nine ideas that are not required by law',
          why: 'An estimate helps if a decision depends on it. The law decides what comes next, so no one needs sizes for the other nine now.',
        },
        c: {
          text: 'Let an architect size the ideas instead of the Developers',
          why: 'The Developers who will do the work are responsible for sizing, and no one needs these numbers.',
        },
        d: {
          text: 'Refine the one that comes next, and leave the others for later',
          why: 'If high and low numbers lead to the same decision, no one needs an estimate. Refining the next idea helps the team.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
    {
      id: 'estimation-summary-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'In which situations would a count of finished items mislead a forecast? (Choose all that apply.)',
      options: {
        a: {
          text: 'The team turns from small fixes to large features.',
          why: 'The mix changes, so the old count says little about the new items.',
        },
        b: {
          text: 'The team finishes four to six items in each Sprint.',
          why: "Counts always vary a little. A forecast uses this variation to give a range, so the count doesn't mislead.",
        },
        c: {
          text: 'The team is a week old and has finished two small items.',
          why: "Two items in one week aren't a record yet. For now the team can only guess, and should say so.",
        },
        d: {
          text: 'The Product Owner changes the order of the items.',
          why: "The order changes what comes first. It doesn't change how many items get Done, so the count doesn't mislead.",
        },
        e: {
          text: 'Managers promise a bonus for each item.',
          why: 'If the count is a target, people can reach it by splitting items into smaller ones.',
        },
      },
      answers: ['a', 'c', 'e'],
      scope: 'course',
    },
    {
      id: 'estimation-summary-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers will be away next week. In which event do the Developers consider this for their forecast of the Sprint?',
      options: {
        a: {
          text: 'In Sprint Planning',
          why: 'There the Developers select items. Past performance, upcoming capacity and the Definition of Done make their forecast more confident.',
        },
        b: {
          text: 'In the Daily Scrum',
          why: 'The Daily Scrum inspects progress and adapts the plan. The forecast of a Sprint is made when the Developers select items, in Sprint Planning.',
        },
        c: {
          text: 'In the Sprint Review',
          why: 'The Review inspects the outcome of a Sprint, with stakeholders. Items for the next Sprint are selected in Sprint Planning.',
        },
        d: {
          text: 'In the Sprint Retrospective',
          why: 'The Retrospective plans improvements of quality and effectiveness. Items are selected afterward, in Sprint Planning.',
        },
      },
      answer: 'a',
      rests: ['sprint-planning-14'],
    },
    {
      id: 'estimation-summary-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team that gives its items no sizes, but splits each until it fits into a Sprint, breaks a rule of the Scrum Guide.',
      answer: false,
      why: {
        true: 'Size is an example of a detail that refinement adds. An item is ready for selection when it can be Done within one Sprint.',
        false:
          "The Guide doesn't require a size for each item. Items that can be Done within one Sprint are ready, and splitting them is refinement.",
      },
      rests: ['product-backlog-3'],
    },
  ],
}
