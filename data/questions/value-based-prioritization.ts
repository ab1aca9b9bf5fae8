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
          text: 'The stakeholder: items without a benefit for users may not enter the Product Backlog at all.',
          why: 'The Product Backlog lists what is needed to improve the product. Finding out whether something works can be part of that.',
        },
        b: {
          text: 'The stakeholder: the item with the highest value has to come first.',
          why: 'The Guide asks for an order but has no such rule. Risk, dependencies and learning may count as well.',
        },
        c: {
          text: 'The Product Owner, once the Developers have voted for the trial by a majority.',
          why: "Developers advise and size the items. The Product Owner is accountable for the order, which doesn't need a vote.",
        },
        d: {
          text: 'The Product Owner: an early answer about a risk can raise the value of the whole order.',
          why: 'The Guide leaves open how value is maximized. If a wrong assumption would make the next items useless, it makes sense to test it first.',
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
          why: 'It shows that people are better off since something usable reached them.',
        },
        b: {
          text: 'It was Done three days earlier than the Developers had forecast.',
          why: 'That concerns the forecast. Early or late, the feature may help no one.',
        },
        c: {
          text: 'Of all items in the Product Backlog it had received the most votes from branch managers.',
          why: "Votes express wishes before the release. They don't say how the feature is used.",
        },
        d: {
          text: 'It met every line of the Definition of Done and passed all of its tests.',
          why: "Then it's usable and has the required quality. That doesn't show whether it's useful.",
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
          why: 'Stakeholders may try to convince the Product Owner, and they may use a formula. One person decides.',
        },
        b: {
          text: 'Its ranking is binding, since managers are responsible for the budget.',
          why: "The organization must respect the Product Owner's decisions. A budget doesn't change who orders the items.",
        },
        c: {
          text: 'Scoring formulas are forbidden, because value cannot be known in advance.',
          why: "How value is maximized may vary widely. A formula is a complementary practice: it's allowed but not required.",
        },
        d: {
          text: 'The Product Owner may do without any formula and order by judgment.',
          why: "The Guide doesn't prescribe a technique for ordering, so the Product Owner may use judgment or arithmetic.",
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Product Owner',
    },
    {
      id: 'value-based-prioritization-4',
      kind: 'true-false',
      difficulty: 1,
      stem: "The Scrum Guide requires each Product Backlog item to have a value, so that the items' values can be added up.",
      answer: false,
      why: {
        true: 'Value was one of the attributes of an item in 2017. Since 2020, the Guide gives description, order and size as examples, and attributes often vary with the domain.',
        false:
          'A value is not required. The total would also mislead, because delivering one item can change what the others are worth.',
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
          why: 'With P first, 6 × 21 + 3 × 9 = 153 hours are lost. P costs more per day, but it also delays Q for twice as long.',
        },
        b: {
          text: 'The order makes no difference, since both take nine days together in any case.',
          why: 'The work is the same, but the losses end at different times: 153 hours are lost one way, and 135 the other.',
        },
        c: {
          text: 'Q first, because the users then lose fewer hours until both are there.',
          why: "With Q first, 3 × 21 + 6 × 12 = 135 hours are lost, and with P first, 153. The Guide doesn't ask for such a calculation: cost of delay is a complementary practice.",
        },
        d: {
          text: 'Q first, because Scrum asks that the smallest of the items be done first.',
          why: "The order is right here, but the reason is wrong. The Guide doesn't say to do the smallest item first, and that can be the worst order.",
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
  ],
}
