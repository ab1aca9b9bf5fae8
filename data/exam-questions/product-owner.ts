import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-owner-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Two Scrum Teams of seven people work on one booking product. Management wants decisions to come faster and plans to change who is Product Owner. Which arrangement follows Scrum?',
    options: {
      a: {
        text: 'One chief Product Owner and two deputies for the teams',
        why: 'Scrum has no ranks of Product Owners. Others may do some of the work, but there is one Product Owner.',
      },
      b: {
        text: 'One Product Owner and one Product Backlog for the teams',
        why: 'Teams that focus on the same product share the Product Goal, the Product Backlog and the Product Owner.',
      },
      c: {
        text: 'Two Product Owners and one Product Backlog for the teams',
        why: 'The order of one Product Backlog is decided by one person. Two would be a committee.',
      },
      d: {
        text: 'One Product Owner and one Product Backlog for each team',
        why: 'Teams on the same product should share both. Two lists would soon pull the product in two directions.',
      },
    },
    answer: 'b',
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
        text: 'The Developers, after informing the Product Owner',
        why: 'How an item is built is theirs to decide. When it is worth building is a question of order.',
      },
      b: {
        text: 'The Scrum Master, after weighing the two opinions',
        why: 'The Scrum Master may facilitate the conversation. The order stays with the Product Owner.',
      },
      c: {
        text: 'The Product Owner, after hearing the Developers',
        why: 'Anyone who wants to change the Product Backlog tries to convince the Product Owner. This includes the Developers.',
      },
      d: {
        text: 'The Scrum Team, after voting on the two opinions',
        why: 'There is one ordered list, and one person decides on its order. A vote would replace that decision.',
      },
    },
    answer: 'c',
    guideSection: 'Product Owner',
  },
  {
    id: 'product-owner-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Product Owner with little time wants to hand over as much as possible. Which of these can others take on? (Choose all that apply.)',
    options: {
      a: {
        text: "Writing the items for next week's refinement",
        why: 'Creating items is part of Product Backlog management, which may be delegated.',
      },
      b: {
        text: "Answering for the product's value during a vacation",
        why: "Work can be handed over, but accountability can't. It stays with the person who is the Product Owner.",
      },
      c: {
        text: 'Explaining the Product Goal to staff and partners',
        why: 'Communicating the Product Goal belongs to the work that others may do.',
      },
      d: {
        text: 'Ordering the items in the lower half of the list',
        why: 'Even ordering may be delegated. The Product Owner still answers for the order.',
      },
      e: {
        text: 'Being accountable for a list that people understand',
        why: 'Others may help to make the list understood, but the Product Owner still answers for it.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Product Owner',
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-9',
    kind: 'single',
    difficulty: 1,
    stem: 'In Sprint Planning, no one can say what the upper items are good for or how they relate to the Product Goal. Who should have ensured that people came prepared?',
    options: {
      a: {
        text: 'The Product Owner',
        why: '"The Product Owner ensures that attendees are prepared to discuss the most important" items and how they map to the Product Goal.',
      },
      b: {
        text: 'The Scrum Master',
        why: 'The Scrum Master ensures that events are productive and may help. The Guide gives this preparation to another person.',
      },
      c: {
        text: 'The Scrum Team',
        why: 'The plan is made by all together. The Guide still names one person who ensures that attendees are prepared.',
      },
      d: {
        text: 'The Developers',
        why: 'Developers take part in refinement and size the items. The link to the Product Goal is not theirs to ensure.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
  },
  {
    id: 'product-owner-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Half of a Product Goal has been reached when the Product Owner sees that it leads nowhere. The Scrum Team still has to fulfill it before it takes on another.',
    answer: false,
    why: {
      true: 'A Product Goal is fulfilled or abandoned before the next is taken on. Abandoning is one of the two ways.',
      false:
        "A team pursues one Product Goal at a time, and it doesn't need to finish one that has lost its point. It may abandon the goal first.",
    },
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-owner-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Everyone in the company can open the Product Backlog. It has 400 items, and neither Developers nor stakeholders can tell what comes next. What is missing?',
    options: {
      a: {
        text: 'A Product Backlog that is visible',
        why: 'Everyone can open it, so it is visible. People who look at it still learn nothing from it.',
      },
      b: {
        text: 'A Product Backlog that is understood',
        why: "Being visible isn't enough. The Product Owner ensures that it is transparent, visible and understood.",
      },
      c: {
        text: 'A Product Backlog that is complete',
        why: 'It is emergent and never complete. More items would make it harder to read.',
      },
      d: {
        text: 'A Product Backlog that is sized',
        why: 'Sizes may help the Developers with a forecast. They would not tell anyone what comes next.',
      },
    },
    answer: 'b',
    guideSection: 'Product Owner',
  },
  {
    id: 'product-owner-12',
    kind: 'single',
    difficulty: 2,
    stem: "A Product Owner's bonus depends on how many stakeholder requests are delivered in a quarter. What may this draw her away from?",
    options: {
      a: {
        text: 'The items that she has to write herself',
        why: 'She may leave the writing to others. Her accountability does not depend on who writes.',
      },
      b: {
        text: 'The goal that the Developers set each Sprint',
        why: "A bonus for her doesn't touch the Sprint Goal, which the whole team defines.",
      },
      c: {
        text: 'The equal weight that every wish deserves',
        why: 'Wishes do not deserve equal weight. She may represent many needs, and she may turn most of them down.',
      },
      d: {
        text: 'The value that her product has for its users',
        why: 'Maximizing value is what she is accountable for. A product can meet many requests and help few people.',
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
    focusArea: 'Product Value',
  },
  {
    id: 'product-owner-13',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner of a library app believes that patrons want to keep reading lists. The complete feature would fill two Sprints. Which way of testing that belief is closest to Scrum?',
    options: {
      a: {
        text: 'Presenting a full design and asking how managers rate it',
        why: 'Managers can say what they expect. That is another belief, not an observation.',
      },
      b: {
        text: 'Releasing the whole feature and asking how patrons like it',
        why: 'After two Sprints the answer costs the most. Scrum takes small steps to limit that risk.',
      },
      c: {
        text: 'Releasing a small part and observing how patrons use it',
        why: 'Value is a guess until something usable has reached people. A small Increment gives an answer early and cheaply.',
      },
      d: {
        text: 'Refining the whole feature and asking what patrons think',
        why: 'A clear description can still describe something that few people use. Opinions on it are weaker evidence than use.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Theory',
    focusArea: 'Product Value',
  },
  {
    id: 'product-owner-14',
    kind: 'single',
    difficulty: 2,
    stem: 'Management has promised a customer that a certain feature will be there in March. The Product Owner learns of it afterward. What does the promise mean for the Product Backlog?',
    options: {
      a: {
        text: 'It is a date that the Scrum Master has to plan for.',
        why: 'The Scrum Master plans no Sprints for the team. Developers select items for one Sprint at a time.',
      },
      b: {
        text: 'It is a decision by managers that changes the order.',
        why: "It may well lead to a high place, but only the Product Owner's decision gives an item its place.",
      },
      c: {
        text: 'It is a wish that the Developers accept or turn down.',
        why: 'Developers select how much they can do in a Sprint. Which items come first is decided by the Product Owner.',
      },
      d: {
        text: 'It is a reason that the Product Owner takes into account.',
        why: "The promise carries weight, and the place of the feature is still the Product Owner's decision, which the organization must respect.",
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
    stem: 'Which of these statements about wishes for a product agree with the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'What most stakeholders want comes first in the order.',
        why: 'A majority is an argument and not a decision. The Product Owner orders the items.',
      },
      b: {
        text: 'What the Scrum Master wants is added without consent.',
        why: 'The Scrum Master can propose and convince like anyone else.',
      },
      c: {
        text: "What a manager wants enters the Sprint if there's room.",
        why: "Room alone isn't enough: scope is negotiated between the Developers and the Product Owner.",
      },
      d: {
        text: 'What a director wants has to convince the Product Owner.',
        why: 'No rank is excepted. Those who want to change the Product Backlog try to convince one person.',
      },
      e: {
        text: 'What absent stakeholders need may be in the Product Backlog.',
        why: '"The Product Owner may represent the needs of many stakeholders in" it, whether or not they meet the team.',
      },
    },
    answers: ['d', 'e'],
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'product-owner-16',
    kind: 'single',
    difficulty: 3,
    stem: 'Four Scrum Teams work on one product, and its Product Owner has too little time for all of them. Which solution follows Scrum?',
    options: {
      a: {
        text: 'Sharing the work on items and keeping one accountability',
        why: 'Others may create, explain and order items. The Product Owner of the product remains accountable for all of it.',
      },
      b: {
        text: 'Dividing the product and keeping one board of Product Owners',
        why: 'A board that decides is a committee. If the product really were several products, each would have one Product Owner.',
      },
      c: {
        text: 'Sharing the accountability and keeping one Product Backlog',
        why: 'One person is the Product Owner. If several share the accountability, no one can be held to it.',
      },
      d: {
        text: 'Dividing the Product Backlog and keeping one Product Goal',
        why: 'Teams on one product should share the Product Backlog too. It is the single source of their work.',
      },
    },
    answer: 'a',
    guideSection: 'Product Owner',
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-17',
    kind: 'single',
    difficulty: 3,
    stem: 'One person is to be Product Owner of two small products, each with its own Scrum Team. What does this mean under the Scrum Guide?',
    options: {
      a: {
        text: 'It is forbidden, and a chief Product Owner coordinates the two.',
        why: 'The Guide has neither such a ban nor a chief Product Owner.',
      },
      b: {
        text: 'It is allowed, and the two products have separate Product Backlogs.',
        why: "The Guide doesn't limit a person to one product. A Product Backlog lists what is needed to improve one product.",
      },
      c: {
        text: 'It is forbidden, and each team chooses its own Product Owner.',
        why: 'Each Scrum Team has one Product Owner. No rule says that this person may not serve another team.',
      },
      d: {
        text: 'It is allowed, and both teams work from a shared Product Goal.',
        why: 'Teams on the same product share a Product Goal. These are two products, and each has its own.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'product-owner-18',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'The Sprint is under way. Which of these may the head of the department do? (Choose the best two.)',
    options: {
      a: {
        text: 'Change the order of items in an emergency',
        why: 'Ordering stays with the Product Owner, in an emergency too. Anyone who wants another order has to convince her.',
      },
      b: {
        text: 'Discuss an early Increment with the Developers',
        why: 'The whole Scrum Team collaborates with stakeholders, on every day of the Sprint.',
      },
      c: {
        text: 'Argue with the Product Owner for a new item',
        why: 'Trying to convince the Product Owner is open to everyone, at any time.',
      },
      d: {
        text: 'Assign an urgent task to one of the Developers',
        why: 'The Scrum Team decides internally who does what, and its work comes from the Product Backlog.',
      },
      e: {
        text: "Cancel the Sprint with the Scrum Master's help",
        why: "Canceling is the Product Owner's decision, and an obsolete Sprint Goal would be the reason for it.",
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'product-owner-19',
    kind: 'single',
    difficulty: 2,
    stem: 'The market has changed, and the finance director thinks that the Sprint Goal is now obsolete. What happens next under Scrum?',
    options: {
      a: {
        text: 'The Product Owner hears the reasons and decides.',
        why: "An obsolete Sprint Goal is a reason to cancel, and this decision is the Product Owner's. Others may bring the reasons.",
      },
      b: {
        text: 'The Developers hear the reasons and decide.',
        why: 'The Developers know the work best and may advise. They cannot end the Sprint.',
      },
      c: {
        text: 'The director explains the reasons and decides.',
        why: 'Rank gives no authority over a Sprint. The director can try to convince the Product Owner.',
      },
      d: {
        text: 'The Scrum Master hears the reasons and decides.',
        why: 'The Scrum Master may help people understand the rule. Canceling a Sprint is not part of that accountability.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
    focusArea: 'Events',
  },
]
