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
      stem: 'Why do the gaps between the numbers of a Fibonacci scale grow?',
      options: {
        a: {
          text: 'Large items are worth more to users, so they deserve a greater weight in the total.',
          why: 'The scale is about size. Value is a separate question.',
        },
        b: {
          text: 'Large items take disproportionately long, since every Developer has to be involved in them.',
          why: "The gaps don't say how long the work takes. They depend on which sizes people can tell apart.",
        },
        c: {
          text: 'The difference we can notice is a share of the whole, so large sizes need larger steps.',
          why: 'Equal factors forgive an equal share of error. Between 12 and 13 a scale forgives 4%, and between 8 and 13 about 24%.',
        },
        d: {
          text: 'The gaps leave room for the numbers in between, which a team uses when it knows more.',
          why: 'The numbers in between are left out on purpose, because people can hardly tell them apart.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'fibonacci-sequence-scale-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During refinement a Developer says, "It is more than our 3 and less than a 5. Let us call it a 4." What is the most useful answer?',
      options: {
        a: {
          text: 'Ask which finished item it resembles more, the 3 or the 5, and take that number.',
          why: 'The scale is for comparing. The gap between 3 and 5 is there on purpose.',
        },
        b: {
          text: 'Agree, because the more exact each number is, the more exact the total will be.',
          why: "A finer number doesn't make the judgment better. In a total, independent errors cancel in part anyway.",
        },
        c: {
          text: 'Call it a 5, because Scrum asks Developers to round up to the next Fibonacci number.',
          why: "Scrum has no such rule, and the Guide doesn't mention Fibonacci numbers.",
        },
        d: {
          text: 'Let the Product Owner decide, since the Developers have not been able to agree.',
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
      stem: 'Forty items are sized roughly. In hindsight each item was about 20% larger, because the team forgot the accessibility work everywhere. What does that mean for the estimated total?',
      options: {
        a: {
          text: 'It is nearly right, since the errors of so many rough sizes cancel each other out.',
          why: 'Errors cancel only if they go in both directions. Here all of them go in the same direction.',
        },
        b: {
          text: 'It is too small by about the same share, because a shared error does not cancel.',
          why: 'Only independent errors cancel. If all items miss the same work, the total misses it, too.',
        },
        c: {
          text: 'It is too small by a far larger share, since the errors of all forty items add up.',
          why: 'The errors add up, and so do the sizes. The share stays the same.',
        },
        d: {
          text: 'No one can say, because you must never add the numbers of a Fibonacci scale.',
          why: 'You may add them for a rough total of many items. The total shows about the same error as each item.',
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
        true: "Some teams use such a number as a signal to split an item. Scrum doesn't require it.",
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
      stem: 'An item of size 8 is split into items of 3, 3 and 5, so the total is now 11. Which two reactions make sense? (Choose two.)',
      options: {
        a: {
          text: 'Reduce one of the three, so that the total in the Product Backlog stays the same.',
          why: 'That hides what the team has learned in order to keep a number.',
        },
        b: {
          text: 'Accept it, because breaking the item down has uncovered work that no one had seen.',
          why: 'Refinement makes items smaller and more precise. A new total shows that the team has learned something.',
        },
        c: {
          text: 'Ask the Developers to justify to the Product Owner why they had sized it wrongly.',
          why: 'No one made a mistake. A size shows what the Developers know at the time, and it may change as they learn.',
        },
        d: {
          text: 'Let the Product Owner look at the order again, now that more is known.',
          why: 'The Product Owner is accountable for the order, and size may affect it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Product Backlog',
    },
  ],
}
