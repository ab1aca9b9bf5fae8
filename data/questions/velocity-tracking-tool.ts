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
      stem: 'At the end of a Sprint, items of 5, 3 and 3 points are Done. An item of 8 points lacks only the reading by a second Developer, which the Definition of Done asks for. Which velocity does the team note?',
      options: {
        a: {
          text: '19, because what remains on the last item is a formality',
          why: 'A line of the Definition of Done is not a formality. The item misses it, so it is not Done.',
        },
        b: {
          text: '18, because about nine tenths of the last item are finished',
          why: 'There is no partly Done. Part credit would also hide that this Sprint brought little.',
        },
        c: {
          text: 'None, because a forecast that was not met yields no valid row',
          why: 'The record shows what was Done, whether or not it was forecast. Bad Sprints belong to it.',
        },
        d: {
          text: '11, because only the first three items are Done',
          why: 'An item counts in full in the Sprint in which it becomes Done, and before that not at all.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'velocity-tracking-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The average velocity of a team is 20. In Sprint Planning, the Product Owner says that 20 points will therefore be selected. What is right?',
      options: {
        a: {
          text: 'The Developers select, with the record as one of their inputs.',
          why: 'They do so in discussion with the Product Owner. Past performance, upcoming capacity and the Definition of Done make them surer of their forecast; the number decides nothing.',
        },
        b: {
          text: 'The Product Owner may do so, being accountable for the value of the product.',
          why: 'That accountability includes the order of the items. How much is selected is for the Developers to judge.',
        },
        c: {
          text: 'The Scrum Master has to confirm the 20, after a look at capacity and absences.',
          why: 'The Scrum Master confirms no amounts. Capacity is judged by those who do the work.',
        },
        d: {
          text: 'Twenty is right, but only if it is the mean of at least three Sprints.',
          why: 'No way of averaging turns past performance into a quota.',
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
        true: 'The word does not occur in the Guide. What has to be transparent are the artifacts and the progress toward goals.',
        false: 'Velocity is complementary practice. A team may use it, count items, or do neither.',
      },
      guideSection: 'Complementary practice',
    },
    {
      id: 'velocity-tracking-tool-4',
      kind: 'single',
      difficulty: 3,
      stem: 'An item of 8 points was left unfinished and has returned to the Product Backlog. A day of work remains on it. How does a careful team deal with it in the next Sprint Planning?',
      options: {
        a: {
          text: 'It resizes the item to 1 and books the other 7 points in the Sprint that is over.',
          why: 'That is part credit under another name. In that Sprint the item was not Done.',
        },
        b: {
          text: 'It plans a full 8 points for it, so that plan and record use the same number.',
          why: 'Then the plan would reserve room for work that no longer exists.',
        },
        c: {
          text: 'It plans with the day that is left, and counts 8 once the item is Done.',
          why: 'How much work is left and what goes into the record are two questions with two numbers. (Some teams size the rest again and record only that.)',
        },
        d: {
          text: 'It selects the item first, since unfinished work stays in the Sprint Backlog.',
          why: 'Unfinished work returns to the Product Backlog. It may be selected again, or not.',
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
      stem: 'After which of these would the older rows of a velocity record mislead about the next Sprint? (Choose all that apply.)',
      options: {
        a: {
          text: 'Two of the six Developers have been replaced.',
          why: 'Other people made the old rows. The range should be wide until there are a few new ones.',
        },
        b: {
          text: 'One Sprint brought only half of the usual points.',
          why: 'Bad Sprints belong to the range. The next one will have another cause.',
        },
        c: {
          text: 'The Definition of Done has gained a demanding line.',
          why: "'Done' now includes more, so fewer points may get there at first.",
        },
        d: {
          text: 'Sprints now last three weeks instead of two.',
          why: 'Rows of different length cannot be compared, and multiplying by one and a half is a guess.',
        },
      },
      answers: ['a', 'c', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
