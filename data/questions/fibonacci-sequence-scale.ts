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
          text: 'Because larger items are worth more',
          why: 'The scale is about size, not value. Its gaps grow because people judge large sizes less exactly than small ones.',
        },
        b: {
          text: 'Because larger items need more people',
          why: 'The scale says nothing about people. The gaps depend on which sizes people can tell apart.',
        },
        c: {
          text: 'Because larger items are harder to judge exactly',
          why: 'The difference we can notice is a share of the whole, so large sizes need larger steps: hardly anyone can tell 12 from 13.',
        },
        d: {
          text: 'Because larger items have to be split anyway',
          why: 'Large items are often split, but with any scale. The gaps come from how well people judge sizes.',
        },
      },
      answer: 'c',
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-2',
      kind: 'single',
      difficulty: 2,
      stem: '"It\'s more than our 3 and less than a 5, so let\'s call it a 4," says a Developer about an item. What is the most useful answer?',
      options: {
        a: {
          text: '"Let\'s compare it with both again and choose one."',
          why: "The gap between 3 and 5 is there on purpose, because people can't judge sizes more finely. Comparing again shows which of the two is closer.",
        },
        b: {
          text: '"Let\'s take the 5, because between two numbers we have to round up."',
          why: 'Scrum has no such rule. Comparing the item with a 3 and a 5 shows which of the two is closer, and rounding up skips that.',
        },
        c: {
          text: '"Let\'s ask the Product Owner to choose one of them."',
          why: 'The Developers who will do the work are responsible for its size, so they choose. Comparing the item with both sizes again helps them.',
        },
        d: {
          text: '"Let\'s take the 4, so that the total is more exact."',
          why: "A finer number doesn't make the judgment better. In a total, sizes that are too high and sizes that are too low partly balance out anyway.",
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-3',
      kind: 'single',
      difficulty: 2,
      stem: 'Forty items were all sized about 20% too small, because the team forgot the same work in each of them. What does that mean for the total?',
      options: {
        a: {
          text: "It's nearly right, because errors cancel out.",
          why: 'Errors cancel only if they go in both directions. Here all of them go in the same direction.',
        },
        b: {
          text: "It's about 20% too small.",
          why: 'Only independent errors cancel. If all items miss the same work, the total misses it, too.',
        },
        c: {
          text: "It's far more than 20% too small.",
          why: 'If every size is about 20% too small, so is the total. The errors add up, but so do the sizes, and the share stays the same.',
        },
        d: {
          text: "It can't be used, because sizes may not be added.",
          why: 'You may add them for a rough total of many items. The total shows about the same error as each item.',
        },
      },
      answer: 'b',
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
          text: 'Lower one of the new sizes, so that the total is 8 again',
          why: 'The split has shown more work than the 8 stood for, so the total may change. Lowering a size to keep the old number hides that.',
        },
        b: {
          text: 'Accept the 11 as work that has been discovered',
          why: 'Refinement makes items smaller and more precise. A new total shows that the team has learned something.',
        },
        c: {
          text: 'Let the Product Owner reconsider the order with the new sizes',
          why: 'The Product Owner is accountable for the order, and size may affect it.',
        },
        d: {
          text: 'Ask the managers to approve the increase',
          why: "The Developers who will do the work are responsible for the sizes, so managers don't approve them. The split only showed work that was there before.",
        },
        e: {
          text: 'Find out who sized the first item wrongly',
          why: 'No one made a mistake. A size shows what the Developers know at the time, and it may change as they learn.',
        },
      },
      answers: ['b', 'c'],
      scope: 'course',
    },
    {
      id: 'fibonacci-sequence-scale-8',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'Which statements about sizing with numbers are true for a Scrum Team? (Choose all that apply.)',
      options: {
        a: {
          text: 'A scale that doubles at each step can work, too.',
          why: 'Like the Fibonacci numbers, it has wider gaps between larger sizes. That fits, because people judge large items less exactly.',
        },
        b: {
          text: 'Scrum requires teams to use numbers from the Fibonacci series.',
          why: "Scrum doesn't require any scale, and the Guide doesn't mention Fibonacci numbers. They are a common practice, so it's easy to think so.",
        },
        c: {
          text: 'Experienced teams size items to within 5%.',
          why: "Not even experienced people can judge work that exactly. That's why a scale with wide gaps is enough for larger items.",
        },
        d: {
          text: "Sizes can't be changed after Sprint Planning.",
          why: 'As more is learned, the Sprint Backlog is updated and scope may be renegotiated. No size is frozen.',
        },
        e: {
          text: 'The team may also size its items in hours.',
          why: 'The Guide mentions size as a detail of an item and leaves the unit open.',
        },
        f: {
          text: 'The Developers may settle a disputed size by a vote.',
          why: 'The Guide leaves the technique to them. A vote may hide what one person knows, but no rule forbids it.',
        },
      },
      answers: ['a', 'e', 'f'],
      scope: 'course',
    },
  ],
}
