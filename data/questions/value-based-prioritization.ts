import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'value-based-prioritization',
  lesson: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
  focusArea: 'Product Value',
  questions: [
    {
      id: 'value-based-prioritization-1',
      kind: 'single',
      difficulty: 3,
      stem: "A Product Owner puts a trial that users won't notice above the item that they want most. A stakeholder objects. What is right?",
      options: {
        a: {
          text: 'The trial has to come later, because Scrum puts value first.',
          why: 'It sounds like a rule of Scrum, but the Guide only asks for an order. Risk, dependencies and learning may count as well.',
        },
        b: {
          text: 'The trial may come first, if the Developers vote for it.',
          why: "Developers advise and size the items. The Product Owner is accountable for the order, which doesn't need a vote.",
        },
        c: {
          text: "The trial has to come later, because users don't notice it.",
          why: 'The Product Backlog lists what is needed to improve the product. Finding out whether something works can be part of that.',
        },
        d: {
          text: 'The trial may come first, if the Product Owner so decides.',
          why: 'The Guide leaves open how value is maximized. If a wrong assumption would make the next items useless, it makes sense to test it first.',
        },
      },
      answer: 'd',
      rests: ['product-owner-2', 'product-owner-6'],
    },
    {
      id: 'value-based-prioritization-2',
      kind: 'single',
      difficulty: 2,
      stem: "A library's app now shows which books are on the shelf. Which observation says most about the value of this feature?",
      options: {
        a: {
          text: 'Fewer people come to the library in vain.',
          why: 'People are better off since they have used something. That is the value a product is there to deliver.',
        },
        b: {
          text: 'The feature meets every line of the Definition of Done.',
          why: 'Meeting the definition shows the required quality. Value shows only when people are better off with the feature.',
        },
        c: {
          text: 'The stakeholders praised the feature at the Sprint Review.',
          why: 'Praise is a good sign, and easily taken for proof. It expresses hopes; use shows the value.',
        },
        d: {
          text: 'The feature took less time than forecast.',
          why: 'Value shows when people are better off with the feature. Less time than forecast says nothing about that: the feature may still help no one.',
        },
      },
      answer: 'a',
      rests: ['product-goal-4'],
    },
    {
      id: 'value-based-prioritization-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Three managers want to rank the Product Backlog by a formula. Which two statements agree with the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The formula decides the order once the managers have approved it.',
          why: 'The Product Owner is accountable for the order, and the organization must respect these decisions. No approval by managers changes that.',
        },
        b: {
          text: 'The managers may use it to try to convince the Product Owner.',
          why: 'All those who want the list changed can try to convince the Product Owner, with any argument. One person decides.',
        },
        c: {
          text: 'The Product Owner may order the items without the formula.',
          why: 'How value is maximized may vary, so the Product Owner may use judgment or arithmetic.',
        },
        d: {
          text: 'The Developers may decide by a vote whether to use it.',
          why: 'The Product Owner is accountable for the order and decides whether a formula helps. Scrum has no vote on that.',
        },
        e: {
          text: 'Scrum forbids formulas for ordering the items.',
          why: "A formula is a complementary practice: it's allowed but not required.",
        },
      },
      answers: ['b', 'c'],
      rests: ['product-owner-10', 'product-owner-2'],
    },
    {
      id: 'value-based-prioritization-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Scrum Guide requires each Product Backlog item to have a value.',
      answer: false,
      why: {
        true: 'Value was one of the attributes of an item in the Guide of 2017. Since 2020, description, order and size are only examples.',
        false:
          "Attributes often vary with the domain of work. A value for each item may help, but it isn't required.",
      },
      rests: ['product-backlog-7'],
    },
    {
      id: 'value-based-prioritization-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Without item P (6 days of work), users lose 12 hours a day; without item Q (3 days), 9 hours. One is built after the other. Which order costs users fewer hours?',
      options: {
        a: {
          text: 'P first: 99 hours',
          why: 'This is 6 × 12 + 3 × 9. It leaves out that users also miss Q while P is being built: P first costs 153 hours, Q first 135.',
        },
        b: {
          text: 'P first: 153 hours',
          why: 'The number is right: 6 × 21 + 3 × 9 = 153. With Q first, users lose only 135 hours.',
        },
        c: {
          text: 'Q first: 135 hours',
          why: 'With Q first, 3 × 21 + 6 × 12 = 135 hours are lost, and with P first, 153. Cost of delay is a complementary practice.',
        },
        d: {
          text: 'Q first: 99 hours',
          why: 'The order is right, but users also miss P while Q is being built: 3 × 21 + 6 × 12 = 135.',
        },
      },
      answer: 'c',
      scope: 'course',
    },
  ],
}
