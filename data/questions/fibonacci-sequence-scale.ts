import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'fibonacci-sequence-scale',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'fibonacci-sequence-scale-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Why do the numbers of a Fibonacci scale lie farther apart as they grow?',
      options: {
        a: {
          text: 'Large items are worth more to users, so they deserve a greater weight in the total.',
          why: 'The scale speaks of size. Value is a separate question, and the Product Owner orders by it.',
        },
        b: {
          text: 'Large items take disproportionately long, since every Developer has to be involved in them.',
          why: 'The gaps say nothing about how long work takes. They follow what people can tell apart.',
        },
        c: {
          text: 'What we can tell apart is a share of the whole, so large sizes need larger steps.',
          why: 'Equal factors forgive an equal share of error. Between 12 and 13 a scale forgives 4 %, between 8 and 13 about 24 %.',
        },
        d: {
          text: 'The gaps leave room for numbers in between, once the team knows the items better.',
          why: 'The numbers in between are left out on purpose, because no one can tell them apart.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'fibonacci-sequence-scale-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During refinement a Developer says: "It is more than the 3 and less than the 5. Let us write 4." What is the most useful answer?',
      options: {
        a: {
          text: 'Which of the two reference items does it resemble more? Then take the number of that one.',
          why: 'The scale is for comparing. A choice between neighbors is as exact as the judgment behind it.',
        },
        b: {
          text: 'Agreed: the more exact each number is, the more exact the total of all numbers becomes.',
          why: 'A finer number does not make the judgment finer. In a total, independent misses cancel anyway.',
        },
        c: {
          text: 'Then it is a 5, because Scrum asks Developers to round up to the next Fibonacci number.',
          why: 'Scrum has no such rule, and no Fibonacci numbers either.',
        },
        d: {
          text: 'Then the Product Owner decides, since the Developers were not able to find an agreement.',
          why: 'The Developers who will do the work are responsible for its size.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'fibonacci-sequence-scale-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Forty items are sized roughly. In hindsight each one turns out to be about 20 % larger, because the accessibility work was left out everywhere. What about the estimated total?',
      options: {
        a: {
          text: 'It is nearly right, since rough sizes cancel each other out when there are so many.',
          why: 'Misses cancel only if they go in both directions. Here all of them point the same way.',
        },
        b: {
          text: 'It is exceeded by about 20 % as well, because a mistake that is common to all does not cancel.',
          why: 'Only independent misses cancel. A shared omission goes into the total in full.',
        },
        c: {
          text: 'It is exceeded by far more than 20 %, since the misses of forty items accumulate.',
          why: 'The misses add up, and so do the sizes. Their share stays at about 20 %.',
        },
        d: {
          text: 'It cannot be said, because the numbers of a Fibonacci scale must never be added.',
          why: 'Adding them is fair for a heap and for rough use. A single item is what you should not read too much into.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
    {
      id: 'fibonacci-sequence-scale-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'To be ready for selection in Sprint Planning, a Product Backlog item must have a size of 8 or less.',
      answer: false,
      why: {
        true: 'Some teams use such a number as a signal to split. It is their own habit.',
        false:
          'An item is deemed ready when the Scrum Team can get it Done within one Sprint. The Guide mentions no number.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'fibonacci-sequence-scale-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'An item of size 8 is split into items of 3, 3 and 5. The sum is now 11. Which two reactions are sound? (Choose two.)',
      options: {
        a: {
          text: 'Reduce one of the three, so that the scope in the Product Backlog stays what it was.',
          why: 'That bends what the team has learned so that a sum comes out.',
        },
        b: {
          text: 'Accept it: breaking the item down has uncovered work that no one had seen.',
          why: 'Refinement makes items smaller and more precise. A changed sum is information.',
        },
        c: {
          text: 'Ask the Developers to justify to the Product Owner why they had sized it wrongly.',
          why: 'No one erred. A size is what the Developers know at the time, and it may change as they learn.',
        },
        d: {
          text: 'Let the Product Owner look at the order again, now that more is known.',
          why: "Ordering is the Product Owner's, and size may well bear on it.",
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Product Backlog',
    },
  ],
}
