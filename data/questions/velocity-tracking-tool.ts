import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'velocity-tracking-tool',
  lesson: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'velocity-tracking-tool-1',
      kind: 'single',
      difficulty: 1,
      stem: 'At the end of a Sprint, items of 5, 3 and 3 points are Done. For an item of 8 points, a second Developer still has to read the code, as the Definition of Done requires. Which velocity does the team record?',
      options: {
        a: {
          text: '19, because what is left on the last item is a formality',
          why: "A line of the Definition of Done isn't a formality. The item doesn't meet it, so it isn't Done.",
        },
        b: {
          text: '18, because about nine tenths of the last item is finished',
          why: "An item can't be partly Done. Partial credit would also hide that little got Done in this Sprint.",
        },
        c: {
          text: "None, because a Sprint that missed its forecast doesn't count",
          why: 'The record shows what was Done, whether or not it was forecast. Bad Sprints belong in it.',
        },
        d: {
          text: '11, because only the first three items are Done',
          why: "An item counts in full in the Sprint in which it becomes Done. Before that, it doesn't count.",
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'velocity-tracking-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The average velocity of a team is 20. In Sprint Planning, the Product Owner says that 20 points will therefore be selected. What is correct?',
      options: {
        a: {
          text: 'The Developers select, with the record as one of their inputs.',
          why: "They select in discussion with the Product Owner. Past performance is one thing that makes them more confident in their forecast, but the number doesn't decide.",
        },
        b: {
          text: 'The Product Owner may decide this, being accountable for the value of the product.',
          why: 'The Product Owner orders the items. The Developers judge how much they can complete.',
        },
        c: {
          text: 'The Scrum Master has to confirm the 20, after a look at capacity and absences.',
          why: "The Scrum Master doesn't confirm amounts. The Developers judge their own capacity.",
        },
        d: {
          text: 'Twenty is right, but only if it is the mean of at least three Sprints.',
          why: "However you calculate an average, it doesn't become a quota.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'velocity-tracking-tool-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Velocity is one of the measures that the Scrum Guide requires a Scrum Team to make transparent.',
      answer: false,
      why: {
        true: "The Guide doesn't mention velocity. Its artifacts are designed to maximize the transparency of key information.",
        false: 'Velocity is a complementary practice. A team may use it, count items, or do neither.',
      },
      guideSection: 'Complementary practice',
    },
    {
      id: 'velocity-tracking-tool-4',
      kind: 'single',
      difficulty: 3,
      stem: "An item of 8 points wasn't Done and has returned to the Product Backlog. It needs one more day of work. How does a careful team treat it in the next Sprint Planning?",
      options: {
        a: {
          text: 'It gives the item a new size of 1 and adds the other 7 points to the Sprint that is over.',
          why: "This is partial credit under another name. The item wasn't Done in that Sprint.",
        },
        b: {
          text: 'It plans a full 8 points for the item, so that plan and record use the same number.',
          why: 'Then the plan would leave room for work that is already finished.',
        },
        c: {
          text: 'It plans for the day that is left, and counts 8 once the item is Done.',
          why: 'How much work is left and how much to record are separate questions. (Some teams size the rest again and record only that.)',
        },
        d: {
          text: 'It has to select the item first, since unfinished work stays in the Sprint Backlog.',
          why: "An item that isn't Done returns to the Product Backlog. The Developers may select it again, or not.",
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'velocity-tracking-tool-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: false,
      stem: 'After which of these changes could the older rows of a velocity record mislead you about the next Sprint? (Choose all that apply.)',
      options: {
        a: {
          text: 'Two of the six Developers have been replaced.',
          why: 'Other people did the work in the old rows. Use a wide range until there are a few new rows.',
        },
        b: {
          text: 'In one Sprint, the team got only half of its usual points Done.',
          why: 'Bad Sprints belong in the range. The next one may have another cause.',
        },
        c: {
          text: 'The Definition of Done has gained a demanding line.',
          why: "'Done' now includes more, so fewer points may get there at first.",
        },
        d: {
          text: 'Sprints now last three weeks instead of two.',
          why: "You can't compare Sprints of different lengths, and multiplying by one and a half is a guess.",
        },
      },
      answers: ['a', 'c', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
