import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-6',
    kind: 'single',
    difficulty: 2,
    stem: 'At the Sprint Review it turns out that, starting in June, a new state portal will do what the Product Goal describes. The Product Owner sees no more value in the goal. What fits Scrum?',
    options: {
      a: {
        text: 'Keeping the goal and adding a new one for the rest',
        why: 'There is one objective at a time. If part of the old goal still matters, the next goal can say so.',
      },
      b: {
        text: 'Abandoning the goal and taking on a new one',
        why: 'A goal must be fulfilled or abandoned before the team takes on the next. Holding on to one that has lost its value would be a waste.',
      },
      c: {
        text: 'Pausing the goal and taking on a second one',
        why: "The Guide doesn't have paused goals. The team leaves a goal by fulfilling or abandoning it.",
      },
      d: {
        text: 'Fulfilling the goal and planning for a new one',
        why: 'Fulfilling is one of two ways to leave a goal. Here it would cost work that no longer brings any value.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-7',
    kind: 'single',
    difficulty: 3,
    stem: "It's the middle of the Sprint, and the top items of the Product Backlog are too large to get Done in the next one. Two Developers want to break them down today. What sets a limit to that?",
    options: {
      a: {
        text: 'The limit of a tenth of the capacity',
        why: 'The 2017 Guide said that refinement usually took no more than 10% of the capacity. The 2020 Guide has no such figure.',
      },
      b: {
        text: 'The timebox of the refinement event',
        why: 'Timeboxes are for events. Refinement is ongoing work within the Sprint.',
      },
      c: {
        text: 'The consent of the Product Owner',
        why: 'They may refine items without waiting for consent. The order of the list is up to the Product Owner.',
      },
      d: {
        text: 'The need to protect the Sprint Goal',
        why: 'The Product Backlog is refined as needed during the Sprint, and no change may endanger the Sprint Goal.',
      },
    },
    answer: 'd',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: "The product is a library app, and the loan system belongs to a supplier. Which of these can be items of the app's Product Backlog? (Choose all that apply.)",
    options: {
      a: {
        text: 'A fix to the search for names with accents',
        why: 'A bug is work on the product and takes its place in the order.',
      },
      b: {
        text: 'A trial of two kinds of search with eight patrons',
        why: 'Experiments belong to the product-related activities, too.',
      },
      c: {
        text: 'A report on the hours in the current Sprint',
        why: "This isn't needed to improve the product. A report on hours is about the people who work on it.",
      },
      d: {
        text: 'A change of sign-in software before support ends',
        why: 'Maintenance is among the activities that a Scrum Team is responsible for.',
      },
      e: {
        text: "The supplier's fix to a job in the loan system",
        why: 'The loan system is another product with another owner. An item for the app could be to cope with a late job.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner marks every item of the Product Backlog as high, medium or low. Fourteen are high. What does the list lack?',
    options: {
      a: {
        text: 'An order that shows which of the fourteen is next',
        why: 'The Product Backlog is an ordered list. Three groups leave the most important question open.',
      },
      b: {
        text: 'A check that shows which of the fourteen is ready',
        why: "The Guide doesn't have a check for readiness, and readiness says nothing about importance.",
      },
      c: {
        text: 'A size that shows which of the fourteen is small',
        why: 'Sizes may help, but an order can exist without them.',
      },
      d: {
        text: 'A score that shows which of the fourteen is useful',
        why: "The Guide doesn't prescribe a score. Even useful items need a sequence.",
      },
    },
    answer: 'a',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A hospital team describes its Product Backlog items by patient risk and approval number, a game studio by player group and mood. Both can be doing Scrum.',
    answer: true,
    why: {
      true: 'Attributes of items often vary with the domain of work. Description, order and size are named as examples of details that refinement adds.',
      false:
        'No list of attributes is compulsory. Description, order and size are examples, and attributes often vary with the domain of work.',
    },
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-11',
    kind: 'single',
    difficulty: 2,
    stem: 'A stakeholder sees that an item in place 40 has no size and only one line of text. Which answer fits best?',
    options: {
      a: {
        text: '"It will be sized by the end of the current Sprint."',
        why: "Nothing demands that. Refinement adds detail where and when it's needed.",
      },
      b: {
        text: '"It will be sized by the Product Owner this week."',
        why: 'Sizes come from the Developers who will do the work. A number from elsewhere would look like knowledge.',
      },
      c: {
        text: '"It will get more detail as it comes closer to a Sprint."',
        why: 'The list is emergent, and an item so far down may change or go. Precision is worth its price when a Sprint is near.',
      },
      d: {
        text: '"It will get more detail once the Scrum Master checks it."',
        why: "Items gain transparency through refinement. The Scrum Master doesn't check them one by one.",
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-12',
    kind: 'single',
    difficulty: 2,
    stem: 'Asked for the Product Goal, a Product Owner answers: "To get everything in the Product Backlog Done by December." What is the main problem with this goal?',
    options: {
      a: {
        text: 'It leaves out the future state of the product.',
        why: 'A Product Goal is a future state to plan against, and the rest of the list emerges from it. Here the list defines the goal.',
      },
      b: {
        text: 'It leaves out the monthly steps to December.',
        why: 'The Product Goal is a long-term objective. The steps emerge Sprint by Sprint.',
      },
      c: {
        text: 'It leaves out the consent of the Developers.',
        why: 'The Product Owner develops it. What the Developers commit to in Sprint Planning is the Sprint Goal.',
      },
      d: {
        text: 'It leaves out the value of each single item.',
        why: "Values of single items may inform the order. They wouldn't turn a list into a goal.",
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-13',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Which two of these sentences describe a future state of a library app, as a Product Goal should? (Choose two.)',
    options: {
      a: {
        text: 'A fourth version is out before the summer break.',
        why: 'This is an event on a date. It leaves open what patrons could do then.',
      },
      b: {
        text: 'A calendar is built along with a map of lockers.',
        why: 'That is a list of items. A goal says what they should be good for.',
      },
      c: {
        text: "A parent handles the family's loans on one phone.",
        why: "You can tell from the product whether it's true, and how to get there is left open.",
      },
      d: {
        text: 'A blind patron does every errand without any help.',
        why: 'It can be checked in the product, and the Product Backlog can emerge from it.',
      },
      e: {
        text: 'A Developer needs half a day less for each item.',
        why: 'This is about the team. A Product Goal is about the product.',
      },
    },
    answers: ['c', 'd'],
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-14',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Goal has been reached. Forty items that were written for it are still in the Product Backlog. What follows for these items?',
    options: {
      a: {
        text: 'They stay at the top because they are refined.',
        why: "The goal describes a state of the product. Once it's reached, leftover items have no claim to the top.",
      },
      b: {
        text: 'They leave the list because the goal is reached.',
        why: "The Guide doesn't say that. Some of them may still be worth having, and others may serve the next goal.",
      },
      c: {
        text: 'They stay in the list as the next Product Goal.',
        why: "A goal isn't a collection of leftovers. It says which state of the product comes next.",
      },
      d: {
        text: 'They stay or leave as the Product Owner decides.',
        why: 'The list is emergent and holds what is needed to improve the product. Managing it is up to the Product Owner.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-15',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Product Goal is fulfilled as soon as all the items are Done that were in the Product Backlog on the day when the goal was set.',
    answer: false,
    why: {
      true: 'That would treat the list of one day as complete. What will fulfill the goal emerges while people learn.',
      false:
        'The goal is a future state of the product, and that state counts. It may be reached with fewer items, more items or different ones.',
    },
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-16',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team writes small programs for whichever department asks first, this week for payroll, next week for the cafeteria. Which trait of a product, as the Guide describes it, is missing?',
    options: {
      a: {
        text: 'A plan with fixed dates for all the releases',
        why: "The Guide doesn't ask for a release plan. It would leave open what the product is.",
      },
      b: {
        text: 'A contract with a fixed scope for the work',
        why: "Contracts don't occur in Scrum, and scope is clarified as people learn.",
      },
      c: {
        text: 'A boundary and a clear idea of the users',
        why: "A product has a clear boundary, known stakeholders and well-defined users. Without them, you can't tell what would improve it.",
      },
      d: {
        text: 'A sponsor with the final say on requests',
        why: 'The Product Owner orders the work of the team. No further approval is part of Scrum.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'product-backlog-17',
    kind: 'single',
    difficulty: 2,
    stem: 'The Developers find that old shortcuts in the code make every change to the search slow. A repair would take several days. What fits Scrum best?',
    options: {
      a: {
        text: 'They do the repair under the title of another item.',
        why: "Then neither the plan nor the product's state is transparent, and trust suffers.",
      },
      b: {
        text: 'They raise the repair as an item with the Product Owner.',
        why: 'Technical debt is work on the product. In the Product Backlog, it can be weighed against everything else.',
      },
      c: {
        text: 'They do the repair in a Sprint for technical work.',
        why: "The Developers would decide alone here that the repair comes before everything else. The order of the Product Backlog is the Product Owner's.",
      },
      d: {
        text: 'They raise the repair with the head of engineering.',
        why: 'A manager may have an opinion. What the Scrum Team works on comes from the Product Backlog.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-18',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Technical debt makes each change to an app slower than the last. Which two measures help most to get out of it while value is still delivered? (Choose the best two.)',
    options: {
      a: {
        text: 'Ordering the repairs along with the other items',
        why: 'The Product Owner can weigh each repair against features, and the debt is visible to everyone.',
      },
      b: {
        text: 'Raising the quality measures for all new work',
        why: 'A stricter Definition of Done keeps new debt from being added with every Sprint.',
      },
      c: {
        text: 'Handing the repairs to a separate maintenance team',
        why: "The team that causes the debt wouldn't feel it, and the Guide makes maintenance part of the Scrum Team's work.",
      },
      d: {
        text: 'Adding a margin to all sizes for work on old code',
        why: 'Larger sizes make forecasts more honest. The debt stays as it is.',
      },
      e: {
        text: 'Reserving every fourth Sprint for such repairs',
        why: 'That delays both repairs and value, and it lets three Sprints add to the debt.',
      },
    },
    answers: ['a', 'b'],
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-19',
    kind: 'single',
    difficulty: 1,
    stem: "A hospital wants to use Scrum to improve its telephone advice line, a service without any software. Can it be a product in the Guide's sense?",
    options: {
      a: {
        text: 'Yes, if the service has a clear boundary',
        why: 'A product is a vehicle to deliver value, and it can be a service. It has a clear boundary, known stakeholders and well-defined users.',
      },
      b: {
        text: 'Yes, if it adds an app for its callers',
        why: "It doesn't take an app. The Guide names services and physical products as well.",
      },
      c: {
        text: 'No, because users never see a release of it',
        why: 'Each improvement of the service can be an Increment that its users notice.',
      },
      d: {
        text: "No, because its callers don't pay a price",
        why: "A product delivers value. The Guide doesn't ask for a price.",
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-20',
    kind: 'single',
    difficulty: 2,
    stem: 'Asked what their product is, the Developers name the website, and the Product Owner means the whole booking service. What will they disagree on first?',
    options: {
      a: {
        text: 'Which accountability sizes the work',
        why: 'The Guide settles this. The Developers who will do the work size it.',
      },
      b: {
        text: 'Which event inspects the Increment',
        why: "That doesn't depend on the boundary. The outcome is inspected at the Sprint Review.",
      },
      c: {
        text: 'Which people select the forecast',
        why: 'The Developers select the items, whatever the product is.',
      },
      d: {
        text: 'Which items improve the product',
        why: 'The Product Backlog lists what is needed to improve the product. If its boundary is unclear, so is the list.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-21',
    kind: 'single',
    difficulty: 2,
    stem: 'A new Developer asks who comes up with the Product Goal and who with the Sprint Goal. Which answer is right?',
    options: {
      a: {
        text: 'The stakeholders develop the first, and the Scrum Team the second.',
        why: "Stakeholders give input. Developing the Product Goal is part of the Product Owner's accountability.",
      },
      b: {
        text: 'The stakeholders develop the first, and the Developers the second.',
        why: 'The Product Owner develops the Product Goal, and the Sprint Goal is defined by the whole Scrum Team.',
      },
      c: {
        text: 'The Product Owner develops the first, and the Scrum Team the second.',
        why: 'The Product Owner is accountable for the Product Goal. In Sprint Planning, the whole Scrum Team defines the Sprint Goal.',
      },
      d: {
        text: 'The Product Owner develops the first, and the Developers the second.',
        why: 'The Developers commit to the Sprint Goal, but they define it with the Product Owner and the Scrum Master.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Artifacts',
  },
  {
    id: 'product-backlog-22',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Before a Scrum Team may abandon its Product Goal, at least one Increment has to have been delivered toward it.',
    answer: false,
    why: {
      true: "The Guide doesn't set a minimum. If a goal has lost its point, the Scrum Team can abandon it, and the Product Owner develops the next one.",
      false:
        'A goal may be abandoned as soon as it no longer makes sense, no matter how far the work has come.',
    },
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-23',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'A Scrum Team has a Product Goal for the coming year. Which two statements about it agree with the Guide? (Choose the best two.)',
    options: {
      a: {
        text: "It's a part of the Product Backlog.",
        why: 'The Product Goal belongs to the Product Backlog, whose items emerge as the way to reach it.',
      },
      b: {
        text: "It's a target for the team's plans.",
        why: "It's a future state of the product, against which the Scrum Team plans.",
      },
      c: {
        text: "It's a summary of the Sprint Goals.",
        why: 'Sprint Goals are set one Sprint at a time. The Product Goal is there before them.',
      },
      d: {
        text: "It's a promise to the stakeholders.",
        why: "The goal is the commitment for the Product Backlog, but the Guide doesn't make it a promise of results.",
      },
      e: {
        text: "It's a forecast for the next release.",
        why: 'A forecast says what might be ready when. The goal says which state of the product is wanted.',
      },
    },
    answers: ['a', 'b'],
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Artifacts',
  },
]
