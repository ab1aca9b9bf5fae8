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
      stem: 'At the request of the Product Owner, an analyst orders the Product Backlog. For three Sprints the product gains little value. Who is accountable for that order?',
      options: {
        a: {
          text: 'The Developers, who work in this order',
          why: 'The Developers select how much fits into a Sprint. The Product Owner answers for the order.',
        },
        b: {
          text: 'The stakeholders, who wanted it',
          why: 'Stakeholders say what they need. The Product Owner answers for the order of the Product Backlog, and no stakeholder does.',
        },
        c: {
          text: 'The analyst, who decides on it',
          why: 'It seems fair to name the analyst, who does the work. But a Product Owner who delegates the responsibility for the order remains accountable for it.',
        },
        d: {
          text: 'The Product Owner, who asked for it',
          why: 'The Product Owner may have others do the work but remains accountable for it.',
        },
      },
      answer: 'd',
      rests: ['product-owner-9'],
    },
    {
      id: 'product-owner-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner has put an item far down in the Product Backlog. A sales director wants it higher. Which step can get it there?',
      options: {
        a: {
          text: 'Ask all the stakeholders to vote on it.',
          why: 'It sounds fair. But one person, the Product Owner, decides on the order, and not a majority.',
        },
        b: {
          text: 'Ask the Developers to start on the item anyway.',
          why: "The Product Owner decides on the order, and this step goes around that decision. It also changes nothing about the item's place in the list.",
        },
        c: {
          text: 'Try to convince the Product Owner with new reasons.',
          why: 'Anyone who wants to change the Product Backlog can try to convince the Product Owner, and directors have no other way.',
        },
        d: {
          text: 'Respect the decision and live with the order as it is.',
          why: 'Respecting the decision is right, but it moves nothing up. The director may still try to convince the Product Owner to change the order.',
        },
      },
      answer: 'c',
      rests: ['product-owner-15'],
    },
    {
      id: 'product-owner-3',
      kind: 'single',
      difficulty: 3,
      stem: 'On day 6 of 10, only two of six selected items will be Done. The Sprint Goal still matters to customers. What should the Product Owner do?',
      options: {
        a: {
          text: 'Negotiate the scope and keep the Sprint Goal.',
          why: "If the work differs from what was expected, the scope is negotiated, and the Sprint Goal isn't affected.",
        },
        b: {
          text: 'Add a few days to the Sprint.',
          why: 'Sprints have a fixed length, and no one may extend them. What can be negotiated is the scope, as long as the Sprint Goal stays.',
        },
        c: {
          text: 'Cancel the Sprint and plan another one.',
          why: 'A Sprint could be canceled if its goal became obsolete. This one is still worth reaching, so the scope is negotiated and the Sprint goes on.',
        },
        d: {
          text: 'Accept a lower quality in order to finish all items.',
          why: "Quality doesn't decrease during a Sprint, and the Product Owner can't waive the Definition of Done. What can be negotiated is the scope.",
        },
      },
      answer: 'a',
      rests: ['sprint-goal-8', 'sprint-goal-9'],
    },
    {
      id: 'product-owner-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Product Owner represents the needs of three branch managers of a library in the Product Backlog. She may still decide against all three of them.',
      answer: true,
      why: {
        true: 'The Product Owner is one person and not a committee. She may represent many needs, and the organization has to respect what she decides.',
        false:
          "Representing needs doesn't mean following a majority. One person decides on the order, and the three managers can try to convince her.",
      },
      rests: ['product-owner-13', 'product-owner-14'],
    },
    {
      id: 'product-owner-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Where do the decisions of a Product Owner become visible? (Choose two.)',
      options: {
        a: {
          text: 'In the Increment that can be inspected at the Sprint Review',
          why: 'The Increment shows what the decisions have led to.',
        },
        b: {
          text: 'In the Definition of Done',
          why: "The Definition of Done describes the quality that is required. The Product Owner's decisions show in the Product Backlog and the Increment.",
        },
        c: {
          text: 'In the plan of the Sprint Backlog',
          why: "The plan is made by and for the Developers, and it shows how they intend to do the work. The Product Owner's decisions show elsewhere: in the Product Backlog and the Increment.",
        },
        d: {
          text: 'In a report to the steering committee',
          why: "The Guide names two places that everyone can inspect: the Product Backlog and the Increment. A report to a committee isn't needed.",
        },
        e: {
          text: 'In the content and order of the Product Backlog',
          why: "The Product Owner's decisions show in what the Product Backlog contains and in its order.",
        },
      },
      answers: ['a', 'e'],
      rests: ['product-owner-11', 'product-owner-12'],
    },
  ],
}
