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
          text: 'Larger items are worth more, so they weigh more.',
          why: 'The scale is about size. Value is a separate question.',
        },
        b: {
          text: 'Larger items take longer, so they need more people.',
          why: "The gaps don't say how long the work takes. They depend on which sizes people can tell apart.",
        },
        c: {
          text: 'Larger items are harder to judge, so the steps grow.',
          why: 'The difference we can notice is a share of the whole, so large sizes need larger steps. With 12 next to 13, a scale forgives an error of 4%, and with 8 next to 13 about 24%.',
        },
        d: {
          text: 'Larger items leave more room, so there are more numbers.',
          why: 'The numbers in between are left out on purpose, because people can hardly tell them apart.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During refinement a Developer says, "It\'s more than our 3 and less than a 5. Let\'s call it a 4." What is the most useful answer?',
      options: {
        a: {
          text: '"Let\'s compare it again and see which of them fits."',
          why: 'The scale is for comparing. The gap between 3 and 5 is there on purpose.',
        },
        b: {
          text: '"Let\'s take the 5, because the rule is to round up."',
          why: "Scrum has no such rule, and the Guide doesn't mention Fibonacci numbers.",
        },
        c: {
          text: '"Let\'s ask the Product Owner to pick one of them."',
          why: 'The Developers who will do the work are responsible for its size.',
        },
        d: {
          text: '"Let\'s take the 4 to make the total more exact."',
          why: "A finer number doesn't make the judgment better. In a total, independent errors cancel in part anyway.",
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-3',
      kind: 'single',
      difficulty: 2,
      stem: 'Forty items are sized roughly. In hindsight, each one was about 20% larger than its size, because the team forgot the accessibility work in all of them. What does that mean for the total?',
      options: {
        a: {
          text: "It's nearly right, because the errors cancel out.",
          why: 'Errors cancel only if they go in both directions. Here all of them go in the same direction.',
        },
        b: {
          text: "It's too small, because about 20% is missing overall.",
          why: 'Only independent errors cancel. If all items miss the same work, the total misses it, too.',
        },
        c: {
          text: "It's too small, because far more than 20% is missing.",
          why: 'The errors add up, and so do the sizes. The share stays the same.',
        },
        d: {
          text: "It's useless, because such numbers can't be added.",
          why: 'You may add them for a rough total of many items. The total shows about the same error as each item.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'An item of size 8 is split into items of 3, 3 and 5, so the total is now 11. Which two reactions make sense? (Choose two.)',
      options: {
        a: {
          text: 'Reduce one of the sizes to bring the total back to 8.',
          why: 'That hides what the team has learned in order to keep a number.',
        },
        b: {
          text: 'Accept the 11, and see it as work that was discovered.',
          why: 'Refinement makes items smaller and more precise. A new total shows that the team has learned something.',
        },
        c: {
          text: 'Reconsider the order, taking the new sizes into account.',
          why: 'The Product Owner is accountable for the order, and size may affect it.',
        },
        d: {
          text: 'Return to the 8, and explain the gap to stakeholders.',
          why: 'The three new sizes rest on more knowledge than the 8. Going back would throw that away.',
        },
        e: {
          text: 'Review the first sizing, and ask who made the mistake.',
          why: 'No one made a mistake. A size shows what the Developers know at the time, and it may change as they learn.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Product Backlog',
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-8',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'Which statements about the numbers on the cards are true? (Choose all that apply.)',
      options: {
        a: {
          text: 'A scale that doubles at each step works as well.',
          why: 'It too grows by a constant factor. It forgives 33% at each step.',
        },
        b: {
          text: 'A size must be a number from the Fibonacci series.',
          why: "Scrum has no such rule. The Guide doesn't mention Fibonacci numbers.",
        },
        c: {
          text: 'A size gets accurate to within 5% as a team matures.',
          why: 'The scale is chosen because judgments miss by far more than that.',
        },
        d: {
          text: 'A size must stay the same after Sprint Planning.',
          why: 'As more is learned, the Sprint Backlog is updated and scope may be renegotiated. No size is frozen.',
        },
        e: {
          text: 'A scale in days is also possible for a Scrum Team.',
          why: 'The Guide leaves the unit open.',
        },
      },
      answers: ['a', 'e'],
      guideSection: 'Complementary practice',
      scope: 'course',
    },
  ],
}
