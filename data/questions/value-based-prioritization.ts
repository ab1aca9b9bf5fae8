import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'value-based-prioritization',
  lesson: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
  focusArea: 'Product Value',
  questions: [
    {
      id: 'value-based-prioritization-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner puts a one-day trial that no user will notice above the item that users want most. A stakeholder complains that this breaks the rule of value first. What is right?',
      options: {
        a: {
          text: 'The stakeholder: items without a benefit for users may not enter the Product Backlog.',
          why: 'The Product Backlog holds what is needed to improve the product, and finding out whether something is possible can be needed.',
        },
        b: {
          text: 'The stakeholder: the item with the highest value has to come first.',
          why: 'The Guide asks for an order and gives no such rule. Risk, dependencies and learning may count as well.',
        },
        c: {
          text: 'The Product Owner, once the Developers have voted for the trial by a majority.',
          why: 'Developers advise and size. Ordering is the accountability of the Product Owner and needs no vote.',
        },
        d: {
          text: 'The Product Owner: an early answer about a risk can raise the value of the whole order.',
          why: 'How value is maximized is open. If a wrong assumption would sink the next items, testing it first is a sound reason.',
        },
      },
      answer: 'd',
      guideSection: 'Product Owner',
    },
    {
      id: 'value-based-prioritization-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Which of these observations says most about the value of a feature that was released two weeks ago?',
      options: {
        a: {
          text: 'Each day, 21 fewer people make a trip to the library for nothing.',
          why: 'It shows people better off after something usable reached them. That is where value arises.',
        },
        b: {
          text: 'It was Done three days earlier than the Developers had forecast.',
          why: 'That concerns the forecast. Early or late, the feature may help no one.',
        },
        c: {
          text: 'Of all items in the Product Backlog it had received the most votes from branch managers.',
          why: 'Votes express a wish before the fact. They say nothing about use afterwards.',
        },
        d: {
          text: 'It met every line of the Definition of Done and passed all of its tests.',
          why: 'Then it is usable and of the required quality. Whether it is useful is another question.',
        },
      },
      answer: 'a',
      guideSection: 'Increment',
    },
    {
      id: 'value-based-prioritization-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Three managers want to rank the Product Backlog by a scoring formula that they have agreed on. Which two statements fit the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The formula may serve as advice, and the Product Owner still orders the items.',
          why: 'Stakeholders may try to convince the Product Owner, with a formula too. The decision stays with one person.',
        },
        b: {
          text: 'Its ranking is binding, since managers are answerable for the budget.',
          why: "The organization must respect the Product Owner's decisions. A budget does not change who orders.",
        },
        c: {
          text: 'Scoring formulas are forbidden, because value cannot be known in advance.',
          why: 'How value is maximized varies widely. A formula is complementary practice, allowed and not required.',
        },
        d: {
          text: 'The Product Owner may do without any formula and order by judgment.',
          why: 'No technique is prescribed for ordering, so judgment is as permissible as arithmetic.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Product Owner',
    },
    {
      id: 'value-based-prioritization-4',
      kind: 'true-false',
      difficulty: 1,
      stem: "The Scrum Guide requires each Product Backlog item to carry a value, so that the items' values can be added up.",
      answer: false,
      why: {
        true: 'Value was listed among the attributes of an item in 2017. Since 2020 description, order and size are given as examples, and attributes vary with the domain.',
        false:
          'No value attribute is required. And adding up would mislead, because delivering one item changes what others are worth.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'value-based-prioritization-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Without item P, users lose 12 hours a day; it takes 6 days to build. Without item Q, they lose 9 hours a day; it takes 3 days. Each day of work costs the same, and the items are built one after the other. Which order costs the users less, and why?',
      options: {
        a: {
          text: 'P first, because twelve hours a day is the larger of the two losses.',
          why: 'P first loses 6 × 21 + 3 × 9 = 153 hours. The larger loss per day also blocks the way for twice as long.',
        },
        b: {
          text: 'The order makes no difference, since both take nine days together in any case.',
          why: 'The work is the same, but the first item ends its loss earlier: 153 hours one way, 135 the other.',
        },
        c: {
          text: 'Q first, because the users then lose fewer hours until both are there.',
          why: 'Q first loses 3 × 21 + 6 × 12 = 135 hours, P first 153. The Guide does not ask for such a sum: cost of delay is complementary practice.',
        },
        d: {
          text: 'Q first, because Scrum asks that the smallest of the items be done first.',
          why: 'The conclusion is right here, the reason is not. The Guide says nothing of smallest first, which can be the worst order.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
  ],
}
