import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Who is responsible for sizing Product Backlog items?',
    options: {
      a: {
        text: 'The Product Owner',
        why: "The Product Owner orders the items and may help the Developers understand trade-offs. Sizing is the Developers' job.",
      },
      b: {
        text: 'The Developers',
        why: 'Those who are going to do the work size it.',
      },
      c: {
        text: 'The Scrum Master',
        why: "A Scrum Master may help find techniques, but doesn't size the items.",
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'Many teams refine together, so it seems right. Sizing still belongs to those who do the work.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
    rests: ['product-backlog-8'],
  },
  {
    id: 'product-backlog-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Which artifact contains the Product Goal?',
    options: {
      a: {
        text: 'The Sprint Backlog',
        why: 'It contains the Sprint Goal. The two goals are easy to mix up.',
      },
      b: {
        text: 'The Increment',
        why: "It's a step toward the Product Goal and doesn't contain it.",
      },
      c: {
        text: 'All three artifacts together',
        why: 'Each artifact has a commitment of its own. The Product Goal belongs to one of them.',
      },
      d: {
        text: 'The Product Backlog',
        why: 'The Product Goal is in the Product Backlog, and the rest of the list emerges to fulfill it.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Product Goal',
    rests: ['product-goal-2'],
    focusArea: 'Artifacts',
  },
  {
    id: 'product-backlog-43',
    kind: 'single',
    difficulty: 1,
    stem: 'How may the Product Owner influence the sizing of items?',
    options: {
      a: {
        text: 'By setting an upper limit for each size',
        why: 'This would decide the size for those who do the work.',
      },
      b: {
        text: 'Not at all',
        why: 'Many choose this, since sizing is up to the Developers. The Guide does name a way to influence them.',
      },
      c: {
        text: 'By helping Developers understand and select trade-offs',
        why: 'If people know what matters less, they may find a smaller solution.',
      },
      d: {
        text: 'By adding a size of their own to the average',
        why: "The Developers who do the work are responsible for sizing. The Product Owner may influence them but doesn't size with them.",
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
    rests: ['product-backlog-9'],
  },
  {
    id: 'product-backlog-44',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What is true of Product Backlog refinement? (Choose two.)',
    options: {
      a: {
        text: 'It is an ongoing activity.',
        why: 'It goes on all the time and adds details such as an order and a size.',
      },
      b: {
        text: 'It is done by the Product Owner alone.',
        why: "The Product Owner is accountable for the Product Backlog, so it's tempting. Items get their size from the Developers, for example.",
      },
      c: {
        text: "It is one of Scrum's five events.",
        why: "Many teams hold a meeting for it, so it's tempting. The Guide calls it an activity.",
      },
      d: {
        text: 'It breaks items into smaller ones.',
        why: 'Refinement breaks items down, so that they become smaller and more precise.',
      },
      e: {
        text: "It takes up to 10% of the team's capacity.",
        why: "The edition of 2017 had this number. It's gone since 2020.",
      },
    },
    answers: ['a', 'd'],
    guideSection: 'Product Backlog',
    rests: ['product-backlog-5', 'product-backlog-6'],
  },
  {
    id: 'product-backlog-45',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What does a product have, according to the Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'Known stakeholders',
        why: 'The people who have an interest in the product are known.',
      },
      b: {
        text: 'A planned end date',
        why: 'Projects have one. A product lives as long as it delivers value.',
      },
      c: {
        text: 'Well-defined users or customers',
        why: "It's clear who uses or buys the product.",
      },
      d: {
        text: 'A physical form',
        why: 'A service, or something more abstract, can be a product, too.',
      },
      e: {
        text: 'A clear boundary',
        why: "It's clear what belongs to the product and what doesn't.",
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Commitment: Product Goal',
    rests: ['product-goal-5'],
    focusArea: 'Product Value',
  },
]
