import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-owner',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-owner-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A business analyst writes and orders most Product Backlog items, because the Product Owner asked for it. After three Sprints the product has gained little value. Who answers for that?',
      options: {
        a: {
          text: 'The Product Owner, who remains accountable for the work that was delegated.',
          why: 'The work may be delegated to others, but the Product Owner remains accountable for value and for the Product Backlog.',
        },
        b: {
          text: 'The business analyst, who took over the accountability along with the ordering of the items.',
          why: 'Only the work is delegated. The accountability stays with the Product Owner.',
        },
        c: {
          text: 'The Developers, since they selected the items in each Sprint Planning.',
          why: 'They select how much fits. The Product Owner answers for the order and the value.',
        },
        d: {
          text: 'The Scrum Master, because ordering by an analyst breaks a rule of Scrum and was tolerated.',
          why: 'No rule is broken: all of the Product Backlog work may be delegated, ordering included.',
        },
      },
      answer: 'a',
      guideSection: 'Product Owner',
      focusArea: 'Scrum Team',
    },
    {
      id: 'product-owner-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The sales director wants an item moved to the top of the Product Backlog. What may the director do about it?',
      options: {
        a: {
          text: 'Move it, if the other directors agree and the change is announced to the Scrum Team.',
          why: 'A group of directors is a committee. The order is decided by one person.',
        },
        b: {
          text: 'Ask the Developers to take the item into the Sprint as an exception.',
          why: 'That goes around the Product Owner. The Product Backlog is the single source of the work.',
        },
        c: {
          text: 'Have the Scrum Master decide between sales and the Product Owner.',
          why: "The Scrum Master may facilitate a conversation but doesn't decide the order.",
        },
        d: {
          text: 'Try to convince the Product Owner, for example with figures from customers.',
          why: 'Anyone who wants to change the Product Backlog can do so by convincing the Product Owner.',
        },
      },
      answer: 'd',
      guideSection: 'Product Owner',
      focusArea: 'Stakeholders & Customers',
    },
    {
      id: 'product-owner-3',
      kind: 'single',
      difficulty: 3,
      stem: "On day 6 of a ten-day Sprint, it's clear that only two of six selected items will be Done. The Sprint Goal still matters to customers. What should the Product Owner do?",
      options: {
        a: {
          text: 'Cancel the Sprint, so that a realistic one can be planned on the following morning.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. This goal is still worth reaching.',
        },
        b: {
          text: 'Negotiate the scope with the Developers so that the goal can still be met.',
          why: 'Scope may be renegotiated as more is learned, without affecting the Sprint Goal.',
        },
        c: {
          text: 'Extend the Sprint by as many days as the four other items are expected to need.',
          why: 'Sprints have a fixed length, and no one may extend them.',
        },
        d: {
          text: 'Ask the Developers to leave out tests until all six items are finished.',
          why: "Quality doesn't decrease during a Sprint, and items that miss the Definition of Done don't count.",
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'product-owner-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Three branch managers may hold the accountability of Product Owner together if they decide by majority.',
      answer: false,
      why: {
        true: 'Three people who vote are a committee. The Product Owner may listen to all three, but one person decides.',
        false: 'The Product Owner is one person, who may represent the needs of many stakeholders.',
      },
      guideSection: 'Product Owner',
      focusArea: 'Scrum Team',
    },
    {
      id: 'product-owner-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Where do the decisions of a Product Owner become visible? (Choose two.)',
      options: {
        a: {
          text: 'In the list of who works on which item today',
          why: 'The members of the team decide among themselves who does what.',
        },
        b: {
          text: 'In the content and the order of the Product Backlog',
          why: 'What is in the list, and in which order, are decisions that anyone can read.',
        },
        c: {
          text: 'In a status report to the steering board each month',
          why: 'The Guide has no such report. The artifacts make key information transparent.',
        },
        d: {
          text: 'In the Increment that is inspected at the Sprint Review',
          why: 'The Increment shows what the decisions led to, and stakeholders can inspect it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Product Owner',
    },
  ],
}
