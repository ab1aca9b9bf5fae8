import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-backlog-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers keep their own list of repairs and work on it every Friday. What is the main objection?',
      options: {
        a: {
          text: 'The team gets a second source of work.',
          why: 'The Product Backlog is the single source of work. Repairs belong in the same ordered list as features.',
        },
        b: {
          text: 'Someone other than the Product Owner sets the order.',
          why: "The order of the Product Backlog is still the Product Owner's. The repairs aren't in it at all, and that is the problem.",
        },
        c: {
          text: 'Someone other than the Developers sets the sizes.',
          why: 'The Developers who do the work are responsible for sizing, so this would be fine. The problem is a second list of work.',
        },
        d: {
          text: 'The Developers can no longer change their own plan.',
          why: "The plan for a Sprint is still theirs to change. What is wrong is a second list, whose work can't be weighed against the rest.",
        },
      },
      answer: 'a',
      rests: ['product-backlog-2'],
    },
    {
      id: 'product-backlog-2',
      kind: 'single',
      difficulty: 1,
      stem: 'When is a Product Backlog item deemed ready for selection in Sprint Planning?',
      options: {
        a: {
          text: 'When it can be Done within one Sprint',
          why: 'An item that the Scrum Team can get Done within one Sprint is deemed ready. The Guide names no other condition.',
        },
        b: {
          text: 'When it meets the Definition of Done',
          why: 'At that moment the work is finished and an Increment is born. Selection comes before the work.',
        },
        c: {
          text: 'When it has a size and acceptance criteria',
          why: "Some teams require this in a 'Definition of Ready.' The Guide doesn't; attributes vary with the domain.",
        },
        d: {
          text: 'When the Product Owner has approved it',
          why: 'The Product Owner decides on content and order. Whether an item fits into a Sprint depends on the work.',
        },
      },
      answer: 'a',
      rests: ['product-backlog-3'],
    },
    {
      id: 'product-backlog-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers have sized an item as large. The Product Owner would like it smaller. What may the Product Owner do about the size?',
      options: {
        a: {
          text: 'Reconsider its place in the order',
          why: "The order is up to the Product Owner, but it doesn't change the size. A smaller size may come from helping the Developers with trade-offs.",
        },
        b: {
          text: 'Enter a different size',
          why: "Accountability for the list doesn't include the sizes. They come from the Developers who will do the work.",
        },
        c: {
          text: 'Help the Developers understand and select trade-offs',
          why: 'This is how the Product Owner may influence the Developers. A smaller scope may have a smaller size.',
        },
        d: {
          text: 'Select the item for the next Sprint',
          why: 'The Developers select items, in discussion with the Product Owner. To influence a size, the Product Owner helps them understand and select trade-offs.',
        },
      },
      answer: 'c',
      rests: ['product-backlog-9'],
    },
    {
      id: 'product-backlog-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team may pursue two Product Goals side by side.',
      answer: false,
      why: {
        true: 'A Scrum Team focuses on one objective at a time, the Product Goal. A second one has to wait until the first is fulfilled or abandoned.',
        false: 'One Product Goal must be fulfilled or abandoned before the next is taken on.',
      },
      rests: ['product-goal-8'],
    },
    {
      id: 'product-backlog-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A second Scrum Team is formed for the same product. Which three things should both teams share, according to the Scrum Guide? (Choose three.)',
      options: {
        a: {
          text: 'The Scrum Master',
          why: "Every Scrum Team has a Scrum Master. The Guide doesn't ask several teams to share one.",
        },
        b: {
          text: 'The Product Owner',
          why: 'One person orders the one Product Backlog of the product.',
        },
        c: {
          text: 'The Product Goal',
          why: 'Both teams plan against the same target: one future state of the product.',
        },
        d: {
          text: 'The Sprint Goal',
          why: "Each Scrum Team has a Sprint Goal for its own Sprint. The Guide doesn't ask for a common one.",
        },
        e: {
          text: 'The Product Backlog',
          why: 'One product has one list, which is the single source of work.',
        },
      },
      answers: ['b', 'c', 'e'],
      rests: ['team-12'],
    },
  ],
}
