import type { Question, QuestionSet } from '../../lib/course/question'

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
          text: 'The stakeholder: the item with the highest value has to stand first.',
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
          text: 'At the desks, 21 fewer readers a day come in vain than before.',
          why: 'It shows people better off after something usable reached them. That is where value arises.',
        },
        b: {
          text: 'It was Done three days earlier than the Developers had forecast.',
          why: 'That concerns the forecast. Early or late, the feature may help nobody.',
        },
        c: {
          text: 'Of all items in the Product Backlog it had received the most votes from branch heads.',
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
          text: 'The Product Owner may use no formula at all and order by judgment.',
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
      stem: 'Item P loses the users 12 hours a day while it is missing and takes 6 days. Item Q loses them 9 hours a day and takes 3 days. Each day costs the same, and the items are built one after another. Which statement is correct?',
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
          text: 'Q first loses fewer hours, though the Guide does not demand such a calculation.',
          why: 'Q first loses 3 × 21 + 6 × 12 = 135 hours, P first 153. Cost of delay is complementary practice.',
        },
        d: {
          text: 'Q first, because the Guide asks for the smallest items to be done first.',
          why: 'The conclusion is right here, the reason is not. The Guide says nothing of smallest first, which can be the worst order.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'value-based-prioritization-6',
    kind: 'single',
    difficulty: 3,
    stem: 'After a release, half of the problem that the next item was meant to solve has disappeared. The next item has already been promised to a branch head for "soon". What should the Product Owner do?',
    options: {
      a: {
        text: 'Leave the order as it is for now, because changing it after a promise would damage trust.',
        why: 'The Product Backlog is emergent. Keeping an order that evidence has overtaken lowers value, and openness serves trust better.',
      },
      b: {
        text: 'Reconsider its place now, and tell the branch head what was observed.',
        why: 'Decisions rest on what is observed, and the reasons are made visible. The item may still stay where it is.',
      },
      c: {
        text: 'Wait for the next Sprint Review, where the order may be adjusted by those attending.',
        why: 'The Product Backlog may be adjusted there, but at any other time too. The Product Owner orders it.',
      },
      d: {
        text: 'Ask the Developers to select the item in the next Sprint and measure its value there.',
        why: 'Building it in order to learn what is known already wastes a part of a Sprint. And Developers decide what they select.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'value-based-prioritization-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are accountable for value according to the Scrum Guide, each in the way stated? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Product Owner, for maximizing the value of the product',
        why: "That is the Product Owner's first accountability.",
      },
      b: {
        text: 'Key stakeholders, for approving the value of each item before it is selected',
        why: 'No approval by stakeholders exists in Scrum. They collaborate and may try to convince the Product Owner.',
      },
      c: {
        text: 'The whole Scrum Team, for a valuable, useful Increment in every Sprint',
        why: 'The entire Scrum Team carries this accountability, not one of its members.',
      },
      d: {
        text: 'The Developers, for the return on investment of the items that they have selected',
        why: 'Developers are accountable for the plan, quality, adapting daily and each other as professionals. Return on investment does not appear.',
      },
      e: {
        text: 'The Scrum Master, for measuring and reporting the value delivered',
        why: 'The Scrum Master helps the team focus on high-value Increments. Measuring and reporting is not assigned.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'value-based-prioritization-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A tool shows 40 items in three classes: high, medium and low. Inside a class, the Developers take what they like. What does this Product Backlog lack?',
    options: {
      a: {
        text: 'Story points, without which no class can be compared with another.',
        why: 'The Guide does not mention story points, and sizes would not make a sequence of the classes.',
      },
      b: {
        text: "A fourth class for the Scrum Master's improvement items.",
        why: 'The Product Backlog has no classes by accountability.',
      },
      c: {
        text: 'An approval of the classes at the Sprint Review by the key stakeholders.',
        why: 'Stakeholders approve nothing there. They inspect the outcome and collaborate on what to do next.',
      },
      d: {
        text: 'An order: which of the high items comes before the others is undecided.',
        why: 'The Product Backlog is an ordered list, and ordering it is part of effective Product Backlog management. Classes leave ties.',
      },
    },
    answer: 'd',
    guideSection: 'Product Backlog',
  },
  {
    id: 'value-based-prioritization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An item is Done on the fourth day of a Sprint and would help users at once. The Product Owner hesitates to release it before stakeholders have seen it. What does the Guide say?',
    options: {
      a: {
        text: 'It may be delivered now; the Sprint Review is no gate to releasing value.',
        why: 'An Increment may be delivered before the end of the Sprint, and the Review should never be considered a gate.',
      },
      b: {
        text: 'It has to wait: an Increment is the sum of a Sprint and exists at its end.',
        why: 'An Increment is born the moment an item meets the Definition of Done, and several may be created in a Sprint.',
      },
      c: {
        text: 'It must be delivered within a day, because value is lost otherwise.',
        why: 'Delivering early is allowed. Nothing obliges anyone to release at a certain moment.',
      },
      d: {
        text: 'The Developers alone choose the moment, since they have created the Increment.',
        why: 'The Guide gives them no such sole decision. It says only that the Increment may be delivered before the Sprint ends.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
]
