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
        why: 'The Guide makes the Developers responsible for sizing, since they are the ones who will do the work.',
      },
      c: {
        text: 'The Scrum Master',
        why: "A Scrum Master may help find techniques, but doesn't size the items.",
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'The whole team may refine items together, so it seems right. Sizing still belongs to the Developers who will do the work.',
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
        why: 'The Sprint Backlog contains the Sprint Goal. The two goals are easy to mix up; the Product Goal is in the Product Backlog.',
      },
      b: {
        text: 'The Increment',
        why: "An Increment is a step toward the Product Goal and doesn't contain it. Its commitment is the Definition of Done.",
      },
      c: {
        text: 'All three artifacts together',
        why: 'Each artifact has a commitment of its own. The Product Goal is that of the Product Backlog and is in it.',
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
        why: 'An upper limit would decide the size. Sizing is up to the Developers who will do the work.',
      },
      b: {
        text: 'Not at all',
        why: "It's tempting, since sizing is up to the Developers. But the Product Owner may influence them by helping them understand and select trade-offs.",
      },
      c: {
        text: 'By helping Developers understand and select trade-offs',
        why: 'This is the influence that the Guide names. If Developers know what matters less, they may find a smaller solution.',
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
        why: "Some teams hold a meeting for it, so it's tempting. The Guide calls refinement an ongoing activity, and it isn't one of the five events.",
      },
      d: {
        text: 'It breaks items into smaller ones.',
        why: 'Refinement breaks items down, so that they become smaller and more precise.',
      },
      e: {
        text: "It takes up to 10% of the team's capacity.",
        why: 'The Guide of 2017 said that refinement usually took no more than 10%. The Guide of 2020 has no such figure.',
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
        why: "The Guide says that a product has known stakeholders: it's clear who has an interest in it.",
      },
      b: {
        text: 'A planned end date',
        why: "A project has an end date. The Guide calls a product a vehicle to deliver value and doesn't mention an end.",
      },
      c: {
        text: 'Well-defined users or customers',
        why: "In the Guide's words, a product has well-defined users or customers: it's clear who uses or buys it.",
      },
      d: {
        text: 'A physical form',
        why: "A product doesn't have to be physical. It may also be a service or something more abstract.",
      },
      e: {
        text: 'A clear boundary',
        why: "In the Guide's words, a product has a clear boundary: people know what belongs to it and what doesn't.",
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Commitment: Product Goal',
    rests: ['product-goal-5'],
    focusArea: 'Product Value',
  },
]
