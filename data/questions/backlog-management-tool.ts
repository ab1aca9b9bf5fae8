import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'backlog-management-tool',
  lesson: '/scrum/psm-1/scrum-tools/backlog-management-tool',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'backlog-management-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A tool sorts the Product Backlog by a score from three departments, and no one ever changes the result. What is the main objection?',
      options: {
        a: {
          text: 'The team gets a second source of work.',
          why: 'There is still a single list. The objection is that others set its order, for which the Product Owner is accountable.',
        },
        b: {
          text: 'Someone other than the Product Owner sets the order.',
          why: 'The people who supply the numbers set the order. A score may inform the Product Owner, who is accountable for ordering.',
        },
        c: {
          text: 'Someone other than the Developers sets the sizes.',
          why: "The sizes aren't touched. The score sets the order, and the Product Owner is accountable for ordering the Product Backlog.",
        },
        d: {
          text: 'The Developers can no longer change their own plan.',
          why: "Their plan is in the Sprint Backlog, which the score doesn't touch. It sets the order of the Product Backlog, for which the Product Owner is accountable.",
        },
      },
      answer: 'b',
      rests: ['product-owner-6'],
    },
    {
      id: 'backlog-management-tool-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Which of these must a tool for the Product Backlog be able to show, because Scrum requires it?',
      options: {
        a: {
          text: 'The order of all items in one list',
          why: 'The Product Backlog is an ordered list. Of any two items, one comes first.',
        },
        b: {
          text: 'The size of all items in one unit',
          why: "Scrum requires an order, not a unit. Sizing is up to the Developers, and the Guide doesn't name a unit.",
        },
        c: {
          text: 'The acceptance criteria of each item',
          why: "The Guide doesn't mention acceptance criteria: attributes vary with the domain of work. What it requires is one ordered list.",
        },
        d: {
          text: 'The bugs in a list of their own',
          why: 'The Product Backlog is the single source of work, so bugs and features share one order.',
        },
      },
      answer: 'a',
      rests: ['product-backlog-1'],
    },
    {
      id: 'backlog-management-tool-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Stakeholders can open the Product Backlog at any time. Asked what comes next, five of them give five answers. Which two conclusions fit? (Choose two.)',
      options: {
        a: {
          text: 'The list is transparent, because everyone can open it.',
          why: 'Being visible is not enough. The list also has to be understood.',
        },
        b: {
          text: 'These five people should be allowed to edit the list.',
          why: "The list has to become easier to understand, and write access doesn't do that. Those who want a change can try to convince the Product Owner.",
        },
        c: {
          text: 'The Product Owner should make the list easier to understand.',
          why: 'The Product Owner is accountable for a Product Backlog that is transparent, visible and understood.',
        },
        d: {
          text: 'The Scrum Master should take over the list from now on.',
          why: "The Product Owner stays accountable for the list. The Scrum Master may help to find techniques for managing it, but doesn't take it over.",
        },
        e: {
          text: 'The Scrum Master can help to find better techniques for the list.',
          why: 'Helping to find techniques for managing the Product Backlog is one of the services to the Product Owner.',
        },
      },
      answers: ['c', 'e'],
      rests: ['product-owner-7', 'scrum-master-11'],
    },
    {
      id: 'backlog-management-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Product Backlog on index cards, pinned to a wall in one column, can meet everything that the Scrum Guide asks of it.',
      answer: true,
      why: {
        true: 'The Guide asks for one ordered list that people can see and understand, with a Product Goal. It leaves the medium open.',
        false:
          'No tool or medium is prescribed, since practices differ with the context. Order, transparency and a Product Goal are what counts.',
      },
      rests: ['definition-10'],
    },
  ],
}
