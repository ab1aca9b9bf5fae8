import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-owner-41',
    kind: 'single',
    difficulty: 2,
    stem: 'Who best helps a Product Owner to succeed?',
    options: {
      a: {
        text: 'Managers who let the members decide who does what',
        why: 'Deciding who does what is what the Scrum Team as a whole needs. The Product Owner succeeds only if the organization respects her decisions.',
      },
      b: {
        text: 'Team leads who assign each item to the right expert',
        why: 'The Scrum Team decides who does what. A Product Owner succeeds if the whole organization respects her decisions.',
      },
      c: {
        text: 'Managers who take part in each Daily Scrum',
        why: "The Daily Scrum is for the Developers, and decisions about the product aren't made there. Respect for those decisions is what helps a Product Owner.",
      },
      d: {
        text: 'Managers who respect the order of the Product Backlog',
        why: "The Guide doesn't mention managers; it follows from its statement that the whole organization must respect the Product Owner's decisions, such as the order.",
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
    rests: ['product-owner-10'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-42',
    kind: 'single',
    difficulty: 2,
    stem: 'Who can be the Product Owner?',
    options: {
      a: {
        text: 'A committee of key stakeholders',
        why: 'The Product Owner is one person. A committee would have to agree on each decision.',
      },
      b: {
        text: "A proxy who passes on a sponsor's decisions",
        why: "The Product Owner makes decisions, and the whole organization has to respect them. A proxy would only pass on someone else's.",
      },
      c: {
        text: 'Two people who share the decisions',
        why: 'Work may be delegated to others, but the Product Owner is a single person.',
      },
      d: {
        text: 'One person who represents many stakeholders',
        why: 'The Product Owner is one person and may represent the needs of many in the Product Backlog.',
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
    rests: ['product-owner-13', 'product-owner-14'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-43',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What belongs to effective Product Backlog management? (Choose two.)',
    options: {
      a: {
        text: 'Selecting the items for each Sprint',
        why: 'The Developers select them, in discussion with the Product Owner.',
      },
      b: {
        text: 'Reporting its progress every week',
        why: "The Guide asks for a Product Backlog that is transparent, visible and understood. It doesn't ask for weekly reports.",
      },
      c: {
        text: 'Creating clear Product Backlog items',
        why: 'The Product Owner is accountable for creating items and communicating them clearly.',
      },
      d: {
        text: 'Communicating the Product Goal explicitly',
        why: 'The Product Owner develops the goal and makes it known.',
      },
      e: {
        text: 'Sizing the items for the Developers',
        why: 'The Developers who will do the work are responsible for sizing. The Product Owner may only help them understand the items.',
      },
    },
    answers: ['c', 'd'],
    guideSection: 'Product Owner',
    rests: ['product-owner-5', 'product-owner-4'],
  },
  {
    id: 'product-owner-44',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "Where are the Product Owner's decisions visible? (Choose two.)",
    options: {
      a: {
        text: 'In the minutes of meetings',
        why: 'The Guide names two places: the Product Backlog and the Increment. Minutes may record decisions, but in Scrum, the artifacts show them.',
      },
      b: {
        text: 'In the content and order of the Product Backlog',
        why: 'What is in the list, and in which place, shows what was decided.',
      },
      c: {
        text: 'In the Definition of Done',
        why: "The Definition of Done is created by the Scrum Team or set by the organization. So it doesn't show the decisions of the Product Owner.",
      },
      d: {
        text: 'In the Increment at the Sprint Review',
        why: 'The Increment shows what the decisions have led to, and it can be inspected.',
      },
      e: {
        text: 'In the plan of the Sprint Backlog',
        why: "The Developers make the plan in the Sprint Backlog, so it shows their decisions and not the Product Owner's.",
      },
    },
    answers: ['b', 'd'],
    guideSection: 'Product Owner',
    rests: ['product-owner-12', 'product-owner-11'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-45',
    kind: 'true-false',
    difficulty: 2,
    stem: 'If the Product Owner delegates the ordering of items, the accountability goes with it.',
    answer: false,
    why: {
      true: 'The responsibility for the work may be delegated. The accountability stays with the Product Owner.',
      false: 'The Product Owner may let others do the work and remains accountable for it.',
    },
    guideSection: 'Product Owner',
    rests: ['product-owner-9', 'product-owner-8'],
    focusArea: 'Scrum Team',
  },
]
