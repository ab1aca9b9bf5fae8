import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-owner-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Two Scrum Teams of seven work on one booking product. Management wants a Product Owner for each team, so that decisions come faster. What does Scrum say?',
    options: {
      a: {
        text: 'It works, provided that each of the two teams gets a Product Backlog of its own as well.',
        why: 'Teams on the same product should share one Product Backlog.',
      },
      b: {
        text: 'It works, provided that a chief Product Owner settles whatever the two cannot agree on.',
        why: "A 'chief' over several Product Owners is not known in Scrum. There is one Product Owner.",
      },
      c: {
        text: 'The two teams should share a Product Goal, a Product Backlog and one Product Owner.',
        why: 'Teams that focus on the same product share all three.',
      },
      d: {
        text: 'The two teams should become one, since each product has exactly one Scrum Team.',
        why: 'Several Scrum Teams may work on a product, and a team of fourteen would be large.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The Developers want to replace the software for sign-in this month. The Product Owner doubts that it is worth it yet. Who decides on its place in the Product Backlog?',
    options: {
      a: {
        text: 'The Developers, because technical items belong to the question of how the work is done.',
        why: 'How an item is built is theirs to decide. When it is worth building is a question of order.',
      },
      b: {
        text: 'The Product Owner, whom the Developers may try to convince with what they know.',
        why: 'Anyone who wants to change the Product Backlog tries to convince the Product Owner. Developers are not exception.',
      },
      c: {
        text: 'The Scrum Master, who weighs effectiveness against value when the two collide.',
        why: 'The Scrum Master may facilitate the conversation. The order stays with the Product Owner.',
      },
      d: {
        text: 'No one, because technical items come out of a fixed share that is kept apart from the order.',
        why: 'There is one ordered list, and it is the single source of the work. The Guide has no fixed shares.',
      },
    },
    answer: 'b',
    guideSection: 'Product Owner',
  },
  {
    id: 'product-owner-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these may a Product Owner delegate to somebody else? (Choose all that apply.)',
    options: {
      a: {
        text: 'Writing the items that refinement will look at next week',
        why: 'Creating items is part of Product Backlog management, which may be delegated.',
      },
      b: {
        text: 'The accountability for the value of the product, during a long vacation',
        why: 'Work moves, accountability does not. It stays with the person who is the Product Owner.',
      },
      c: {
        text: 'Explaining the Product Goal to the staff of a branch',
        why: 'Communicating the Product Goal belongs to the work that others may do.',
      },
      d: {
        text: 'Putting the lower half of the Product Backlog in order',
        why: 'Even ordering may be delegated. The Product Owner still answers for the order.',
      },
      e: {
        text: 'Being accountable that the Product Backlog is understood',
        why: 'Others may help to make it understood. Answering for it remains where it is.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Product Owner',
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-9',
    kind: 'single',
    difficulty: 2,
    stem: 'In Sprint Planning, no one can say what the upper items are good for or how they relate to the Product Goal. Whose accountability was it that people came prepared?',
    options: {
      a: {
        text: 'That of the Scrum Master, who ensures that all events are productive',
        why: 'The Scrum Master may help. That attendees are prepared to discuss the most important items is ensured by another.',
      },
      b: {
        text: 'That of the Developers, who have to refine items on their own before they select them',
        why: 'Developers take part in refinement and size the items. The link to the Product Goal is not theirs to ensure.',
      },
      c: {
        text: 'No one in particular, since the plan is made by the whole Scrum Team together',
        why: 'The plan is made together. The Guide still names one person who ensures that attendees are prepared.',
      },
      d: {
        text: 'That of the Product Owner, including how items map to the Product Goal',
        why: '"The Product Owner ensures that attendees are prepared to discuss the most important" items and how they map to the Product Goal.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Planning',
  },
  {
    id: 'product-owner-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Half of a Product Goal has been reached when the Product Owner sees that it leads nowhere. It may be abandoned, but the Scrum Team may not take on another while still pursuing the old one.',
    answer: true,
    why: {
      true: 'A Product Goal is fulfilled or abandoned before the next is taken on. Abandoning is one of the two ways.',
      false:
        'A team pursues one Product Goal at a time, and does not need to finish one that has lost its sense. It must let go of that goal before taking on the next.',
    },
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-owner-11',
    kind: 'single',
    difficulty: 3,
    stem: 'Everyone in the company can open the Product Backlog. It has 400 items, and neither Developers nor stakeholders can tell what comes next. What is the Product Owner failing at?',
    options: {
      a: {
        text: 'Ensuring that the Product Backlog is understood',
        why: 'Visible is too little. It has to be transparent, visible and understood.',
      },
      b: {
        text: 'Keeping the Product Backlog within the number of items that the Guide permits',
        why: 'The Guide sets no number. Four hundred may be unwise, but no rule forbids it.',
      },
      c: {
        text: 'Giving each of the items an owner among the Developers',
        why: 'No one assigns items in this way. Who does what is decided within the team.',
      },
      d: {
        text: 'Protecting the Product Backlog from people outside the Scrum Team',
        why: 'It is meant to be visible. Hiding it would lower transparency further.',
      },
    },
    answer: 'a',
    guideSection: 'Product Owner',
  },
  {
    id: 'product-owner-12',
    kind: 'single',
    difficulty: 3,
    stem: 'The bonus of a Product Owner depends on how many requests of stakeholders are delivered in a quarter. From what can this draw her away?',
    options: {
      a: {
        text: 'From the equal treatment of all stakeholders that her accountability demands',
        why: 'Nothing demands it. She may represent many needs, and she may turn most of them down.',
      },
      b: {
        text: 'From the value of the product, which does not need to grow with the requests that are met',
        why: 'Maximizing value is what she is accountable for. Forty functions that no one opens are forty requests met.',
      },
      c: {
        text: 'From the Sprint Goal, which the stakeholders now set instead of the Scrum Team',
        why: 'The Sprint Goal is still defined by the whole Scrum Team. A bonus does not move that.',
      },
      d: {
        text: 'From the writing of items, which the stakeholders now do instead of her',
        why: 'Others may write items. She may delegate this work and remains accountable.',
      },
    },
    answer: 'b',
    guideSection: 'Product Owner',
    focusArea: 'Product Value',
  },
  {
    id: 'product-owner-13',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner of a library app believes that patrons want to keep reading lists. The complete feature would fill two Sprints. Which way of testing that belief is nearest to Scrum?',
    options: {
      a: {
        text: 'Having a thin, usable part of it Done, and seeing what patrons do with it',
        why: 'Value is a guess until something usable has reached people. A small Increment answers early and cheaply.',
      },
      b: {
        text: 'Having all six branch managers rank it, and taking the mean as its value',
        why: 'A ranking tells what people expect. It is one more belief.',
      },
      c: {
        text: 'Refining it until every detail is clear, so that no effort is wasted later',
        why: 'A clear item can still be one that no one needs. Detail is not evidence of value.',
      },
      d: {
        text: 'Building it completely first, so that the patrons judge the real thing',
        why: 'After two Sprints the answer costs the most. Scrum takes small steps to limit that risk.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
    focusArea: 'Product Value',
  },
  {
    id: 'product-owner-14',
    kind: 'single',
    difficulty: 3,
    stem: 'The management has promised a customer in a contract that a certain feature will be there in March. The Product Owner learns of it afterward. What does the contract mean for the Product Backlog?',
    options: {
      a: {
        text: 'The feature is first from now on, since a contract binds the Product Owner too.',
        why: "It may well rise. Nothing but the Product Owner's decision gives an item its place.",
      },
      b: {
        text: 'The feature is planned by the Scrum Master into the Sprints that are left until March.',
        why: 'The Scrum Master plans no Sprints for the team. Developers select items for one Sprint at a time.',
      },
      c: {
        text: 'The contract does not matter, since only the Product Owner may talk with customers.',
        why: 'Many people may talk with customers, and ignoring such a promise could harm the product.',
      },
      d: {
        text: 'The promise carries weight, and the place of the feature is still hers to decide.',
        why: 'The organization must respect her decisions, and she may represent the needs of many. What was promised is part of what she weighs.',
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'product-owner-15',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which statements about people who want something from the product agree with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'A director who wants a change has to convince the Product Owner, as a customer has.',
        why: 'No rank is excepted. Those who want to change the Product Backlog try to convince one person.',
      },
      b: {
        text: 'Anyone who has an urgent wish may agree on it with a Developer if the Sprint has room.',
        why: 'Room in the Sprint changes nothing: scope is renegotiated between Developers and Product Owner.',
      },
      c: {
        text: 'The needs of people who never meet the team can be in the Product Backlog.',
        why: '"The Product Owner may represent the needs of many stakeholders in" it.',
      },
      d: {
        text: 'Wishes of the Scrum Master enter the list at once, because they serve effectiveness.',
        why: 'The Scrum Master can propose and convince like anyone else.',
      },
      e: {
        text: 'A wish may be turned down, and the whole organization has to respect that.',
        why: '"For Product Owners to succeed, the entire organization must respect their decisions".',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
]
