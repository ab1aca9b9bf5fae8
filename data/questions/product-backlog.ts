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
          text: 'Repairs have to wait until the Product Goal has been fulfilled, because they add nothing to it.',
          why: 'Nothing postpones repairs. They compete with other items for their place in the order.',
        },
        b: {
          text: 'Technical work needs the consent of the Scrum Master before anyone may begin with it.',
          why: "The Scrum Master doesn't approve work. How items become Increments is for the Developers to decide.",
        },
        c: {
          text: 'Fridays are working days, and no Sprint may give a fixed day to one kind of work.',
          why: 'Developers may arrange their days as they like. The question is where the work comes from.',
        },
        d: {
          text: 'The work bypasses the Product Backlog, which is the single source of what the team does.',
          why: "Repairs belong in the same ordered list as features. If they're on a hidden list, no one can weigh them against other work.",
        },
      },
      answer: 'd',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item can be Done within one Sprint. It has no acceptance criteria and is not written as a user story. May the Developers select it in Sprint Planning?',
      options: {
        a: {
          text: 'Yes. It can be Done within one Sprint, which is what makes an item ready.',
          why: 'That is the only condition for being deemed ready for selection. Formats and checklists are complementary practice.',
        },
        b: {
          text: 'No. An item has to pass the Definition of Ready before Sprint Planning begins.',
          why: "Scrum has no Definition of Ready. A team may keep such a checklist, but then it's the team's own rule.",
        },
        c: {
          text: 'Only if the Product Owner adds the criteria before the event is over.',
          why: "Acceptance criteria may help, but the Guide doesn't require them. Attributes often vary with the domain of work.",
        },
        d: {
          text: 'Only if the Scrum Master allows an exception for this one Sprint.',
          why: "The Guide has no rule against this, and the Scrum Master doesn't decide what is selected.",
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers size an item at eight days. The Product Owner is convinced that three would do. What may the Product Owner do?',
      options: {
        a: {
          text: 'To enter three days, because the Product Owner is accountable for the Product Backlog.',
          why: "The Developers who will do the work are responsible for the sizing. Accountability for the list doesn't include the sizes.",
        },
        b: {
          text: 'To have the Scrum Master settle on a number that both sides are able to live with.',
          why: 'No one sets the size for the Developers. The Scrum Master may help the two sides talk.',
        },
        c: {
          text: 'To ask what makes it large, and to suggest a part that could be left out.',
          why: 'Helping the Developers understand the item and choose trade-offs is how the Product Owner may influence the size.',
        },
        d: {
          text: 'To take the average of the two numbers, since both are only guesses.',
          why: 'An average hides the reason for the difference. The Developers size the item, after whatever discussion helps.',
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
      difficulty: 3,
      countStated: true,
      stem: 'So much is left to do on the library app that a second Scrum Team is formed for it. Which two statements follow from the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'Each team receives the part of the list that suits its skills, as its own Product Backlog.',
          why: 'Teams on one product share one Product Backlog. Each selects from it what it can get Done.',
        },
        b: {
          text: 'Both teams work with the same Product Owner.',
          why: 'One product has one Product Owner, however many teams work on it.',
        },
        c: {
          text: 'Each team sets its own Product Goal, so that its progress can be measured.',
          why: 'They share the Product Goal. Each team has its own Sprint Goal.',
        },
        d: {
          text: 'The second team takes over bugs and upkeep, so that the first can work on features.',
          why: "The Guide doesn't split work by kind. Both teams select from the same ordered list.",
        },
        e: {
          text: 'Both teams plan against the same Product Goal.',
          why: 'The Product Goal is in the Product Backlog, which they share.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
  ],
}
