import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-backlog-1',
      kind: 'single',
      difficulty: 1,
      stem: 'The Developers keep a list of repairs that no one else knows about, and work on it every Friday. What is the main objection?',
      options: {
        a: {
          text: "The list takes a fixed part of the Developers' time.",
          why: 'Developers may arrange their days as they like. The question is where the work comes from.',
        },
        b: {
          text: "The list is a plan that the Scrum Master hasn't approved.",
          why: "The Scrum Master doesn't approve work. How items become Increments is for the Developers to decide.",
        },
        c: {
          text: "The list is a draft whose entries haven't been sized.",
          why: 'Adding sizes would leave the list as hidden as before. No one could weigh the repairs against other work.',
        },
        d: {
          text: 'The list is a second source of work for the Scrum Team.',
          why: 'The Product Backlog is the single source of work. Repairs belong in the same ordered list as features.',
        },
      },
      answer: 'd',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-2',
      kind: 'single',
      difficulty: 1,
      stem: "An item has no acceptance criteria and isn't written as a user story. Which question decides whether it's ready for selection in Sprint Planning?",
      options: {
        a: {
          text: 'Can the Scrum Team get it Done within one Sprint?',
          why: "An item that can be Done within one Sprint is deemed ready for selection. The Guide doesn't name another condition.",
        },
        b: {
          text: 'Can the Product Owner write acceptance criteria?',
          why: "Acceptance criteria may help, but the Guide doesn't require them. Attributes often vary with the domain of work.",
        },
        c: {
          text: 'Can the Developers put it in a story format?',
          why: 'User stories are a complementary practice. Any form that people understand will do.',
        },
        d: {
          text: 'Can it pass a Definition of Ready as it stands?',
          why: "Scrum has no Definition of Ready. A team may use one, but the Guide doesn't require it.",
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers size an item at eight days. The Product Owner is convinced that three would be enough. What may the Product Owner do?',
      options: {
        a: {
          text: 'Enter the lower size and explain the reasons for it',
          why: "Accountability for the list doesn't include the sizes. They come from the Developers who will do the work.",
        },
        b: {
          text: 'Enter the average size and discuss it in refinement',
          why: 'An average hides the reason for the difference, and sizing is up to the Developers.',
        },
        c: {
          text: 'Explain the item and suggest a smaller scope for it',
          why: 'Helping the Developers understand the item and choose trade-offs is how the Product Owner may influence the size.',
        },
        d: {
          text: 'Explain the doubts and let the Scrum Master size it',
          why: "The Scrum Master doesn't size items. The Developers do, after whatever discussion helps.",
        },
      },
      answer: 'c',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team works toward its Product Goal. For the next quarter it may take on a second Product Goal and pursue both side by side.',
      answer: false,
      why: {
        true: 'The Scrum Team has one objective at a time. With two goals, no one could tell which of them the list should lead to.',
        false: 'One Product Goal must be fulfilled or abandoned before the next is taken on.',
      },
      guideSection: 'Commitment: Product Goal',
      focusArea: 'Product Value',
    },
    {
      id: 'product-backlog-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'So much is left to do on a library app that a second Scrum Team is formed for it. Which two things should both teams share, according to the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The Scrum Master',
          why: "Every Scrum Team has a Scrum Master. The Guide doesn't ask several teams to share one.",
        },
        b: {
          text: 'The Product Owner',
          why: 'Teams on one product should share the Product Owner, the Product Backlog and the Product Goal.',
        },
        c: {
          text: 'The Product Goal',
          why: 'Teams on one product should plan against the same Product Goal, which is in the Product Backlog that they share.',
        },
        d: {
          text: 'The Sprint Goal',
          why: "Each Scrum Team crafts a Sprint Goal for its own Sprint. The Guide doesn't ask for a common one.",
        },
        e: {
          text: 'The Sprint Review',
          why: 'A common Review can be useful. The Guide leaves this to the teams.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
  ],
}
