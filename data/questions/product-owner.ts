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
      stem: 'A business analyst writes and orders most Product Backlog items, at the request of the Product Owner. After three Sprints the product has gained little value. Who is accountable for maximizing that value?',
      options: {
        a: {
          text: 'The Developers, who followed this order',
          why: 'They select how much fits. The Product Owner answers for the order and for maximizing the value.',
        },
        b: {
          text: 'The Scrum Master, who allowed this order',
          why: 'No permission was needed: all of the Product Backlog work may be delegated, ordering included.',
        },
        c: {
          text: 'The business analyst, who set this order',
          why: 'Only the work is delegated. The accountability stays with the Product Owner.',
        },
        d: {
          text: 'The Product Owner, who delegated this work',
          why: 'The work may be delegated to others, but the Product Owner remains accountable for value and for the Product Backlog.',
        },
      },
      answer: 'd',
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
          text: 'Ask the Developers to put the item at the top.',
          why: 'That goes around the Product Owner, who decides what is at the top of the Product Backlog.',
        },
        b: {
          text: 'Ask the Scrum Master to decide about the request.',
          why: "The Scrum Master may facilitate a conversation but doesn't decide the order.",
        },
        c: {
          text: 'Present new customer figures to the Product Owner.',
          why: 'The director may try to convince the Product Owner, as anyone may who wants to change the Product Backlog.',
        },
        d: {
          text: 'Have the other directors vote on the request.',
          why: 'A group of directors is a committee. The order is decided by one person.',
        },
      },
      answer: 'c',
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
          text: 'Renegotiate the scope with the Developers and keep the goal.',
          why: 'Scope may be renegotiated as more is learned, without affecting the Sprint Goal.',
        },
        b: {
          text: 'Extend the Sprint with the Developers and finish the items.',
          why: 'Sprints have a fixed length, and no one may extend them.',
        },
        c: {
          text: 'Cancel the Sprint with the Developers and plan another.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. This goal is still worth reaching.',
        },
        d: {
          text: 'Relax the Definition of Done with the Developers and test later.',
          why: "Quality doesn't decrease during a Sprint, and items that miss the Definition of Done don't count.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'product-owner-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Product Owner represents the needs of three branch managers of a library in the Product Backlog. She may still decide against all three of them.',
      answer: true,
      why: {
        true: 'The Product Owner is one person and not a committee. She may represent many needs, and the whole organization has to respect what she decides.',
        false:
          "Representing needs doesn't mean following a majority. One person decides on the order, and the three managers can try to convince her.",
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
          text: 'In the Increment at the Sprint Review',
          why: 'The Increment shows what the decisions led to, and stakeholders can inspect it.',
        },
        b: {
          text: 'In the lines of the Definition of Done',
          why: "The Definition of Done shows the state of quality that is required. The Product Owner alone doesn't set it.",
        },
        c: {
          text: 'In the plan of the Sprint Backlog',
          why: 'The plan is made by and for the Developers. It shows how they intend to do the work.',
        },
        d: {
          text: 'In the report to a steering board',
          why: 'The Guide has no such report. The artifacts make key information transparent.',
        },
        e: {
          text: 'In the order of the Product Backlog',
          why: "Anyone can read what is on the list and in which order. Both are the Product Owner's decisions.",
        },
      },
      answers: ['a', 'e'],
      guideSection: 'Product Owner',
    },
  ],
}
