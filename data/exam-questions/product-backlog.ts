import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-6',
    kind: 'single',
    difficulty: 3,
    stem: 'At the Sprint Review it turns out that a new state portal will do, from June on, what the Product Goal describes. What is consistent with Scrum?',
    options: {
      a: {
        text: 'To fulfill the Product Goal anyway, because a new one may be set only after that.',
        why: 'Fulfilling is one of two ways to leave a goal. The other is to abandon it.',
      },
      b: {
        text: 'To abandon the Product Goal openly, and take on one that makes sense.',
        why: 'A goal may be fulfilled or abandoned before the next one. Holding on to one that has lost its sense would be waste.',
      },
      c: {
        text: 'To keep the Product Goal, and add a second one for everything that the portal leaves out.',
        why: 'There is one objective at a time. If part of the old goal still matters, the next goal can say so.',
      },
      d: {
        text: 'To pause the Sprints until the stakeholders have voted on a new direction.',
        why: 'Sprints follow one another without a gap, and stakeholders do not vote the goal in. The Product Owner develops it.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-7',
    kind: 'single',
    difficulty: 2,
    stem: 'It is the middle of the Sprint. The uppermost items of the Product Backlog are too large to be Done within the next one. What applies?',
    options: {
      a: {
        text: 'They wait until Sprint Planning, because refining is not part of the work of a Sprint.',
        why: 'The Product Backlog is refined as needed during the Sprint. Sprint Planning can refine too, but does not need to be left with all of it.',
      },
      b: {
        text: 'The Product Owner breaks them down alone, since the Developers must not be distracted.',
        why: 'Nothing keeps Developers out. They size the items, and their knowledge is needed to cut them well.',
      },
      c: {
        text: 'They are taken up in the refinement event, for which a tenth of the capacity is reserved.',
        why: 'Refinement is an ongoing activity and no event. The 10 % figure was dropped in 2020.',
      },
      d: {
        text: 'They can be refined now, as far as needed, by the people whose knowledge it takes.',
        why: 'Refinement goes on as needed, also during the Sprint, as long as the Sprint Goal is not endangered.',
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
    stem: 'The product is the library app; the loan system belongs to a supplier. Which of these can be items of the Product Backlog? (Choose all that apply.)',
    options: {
      a: {
        text: 'A bug: search does not find names with accents',
        why: 'A bug is work on the product and takes its place in the order.',
      },
      b: {
        text: 'Replacing the software for signing in before its support ends',
        why: 'Maintenance is among the activities that a Scrum Team is responsible for.',
      },
      c: {
        text: 'Showing eight patrons two kinds of search, to see which they understand',
        why: 'Experiments belong to the product-related activities too.',
      },
      d: {
        text: "A repair inside the loan system's own nightly job",
        why: 'That product lies outside the boundary, with another owner. An item for the app could be to cope with a late job.',
      },
      e: {
        text: 'A wish of one branch, in a single line, not sized',
        why: 'Items far down may be rough. What they lack they may get through refinement.',
      },
    },
    answers: ['a', 'b', 'c', 'e'],
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A Product Owner marks every item of the Product Backlog as high, medium or low. Fourteen are high. What does the list lack?',
    options: {
      a: {
        text: 'An order: no one can tell which of the fourteen comes before the others.',
        why: 'The Product Backlog is an ordered list. Three groups leave the most important question open.',
      },
      b: {
        text: 'A Definition of Ready, by which the fourteen would be reduced to a few.',
        why: 'The Guide has no such thing, and readiness says nothing about importance.',
      },
      c: {
        text: 'Sizes, because an order can only be calculated from value divided by size.',
        why: 'The Guide prescribes no formula. Sizes may help, but an order can exist without them.',
      },
      d: {
        text: 'Emergence, because a list with so many high items can no longer change.',
        why: 'It can change at any time. That its items are not in a sequence is another matter.',
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
    difficulty: 3,
    stem: 'A stakeholder sees that an item in place 40 has no size and only one line of text. Which answer fits best?',
    options: {
      a: {
        text: '"The Developers are behind: an item should be sized on the day on which it enters."',
        why: 'Nothing demands that. Refinement adds detail where and when it is needed.',
      },
      b: {
        text: '"The Product Owner will size it, until the Developers find the time to correct the number."',
        why: 'Sizes come from the Developers who will do the work. A number from elsewhere would look like knowledge.',
      },
      c: {
        text: '"It may change or go before its turn comes, so detail would likely be wasted now."',
        why: 'The list is emergent. Precision is worth its price where an item comes near a Sprint.',
      },
      d: {
        text: '"The Scrum Master has to remove it, because it is not transparent enough to stay."',
        why: 'Items gain transparency through refinement. The Scrum Master neither adds nor removes them.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-12',
    kind: 'single',
    difficulty: 3,
    stem: 'Asked for the Product Goal, a Product Owner answers: "To get everything in the Product Backlog Done by December." What is the main trouble with this goal?',
    options: {
      a: {
        text: 'It describes no state of the product that could decide what belongs in the list',
        why: 'A Product Goal is a future state to plan against, and the rest of the list emerges from it. Here the list defines the goal.',
      },
      b: {
        text: 'It is too far away, because a Product Goal has to be reached within one month',
        why: 'One month is the limit of a Sprint. The Product Goal is a long-term objective.',
      },
      c: {
        text: 'It was set without the Developers, who have to commit to it in Sprint Planning',
        why: 'The Product Owner develops it. What the Developers commit to in Sprint Planning is the Sprint Goal.',
      },
      d: {
        text: 'It names a date, which is not permitted in a Product Goal or in any of its items',
        why: 'The Guide neither asks for a date nor forbids one. Without this date, the goal would still say nothing.',
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
    stem: 'Which two of these sentences describe a future state of the library app, as a Product Goal should? (Choose two.)',
    options: {
      a: {
        text: 'Release version 4 of the app before the summer break',
        why: 'This is an event on a date. It leaves open what patrons could do then.',
      },
      b: {
        text: 'A parent manages the loans of the whole family from one phone',
        why: 'You can look at the product and tell whether it is true, and much is left open about how to get there.',
      },
      c: {
        text: 'Build the event calendar, the locker map and the reading list',
        why: 'That is a list of items. A goal says what they should be good for.',
      },
      d: {
        text: 'A patron who cannot see the screen does every errand without help',
        why: 'It can be checked in the product, and the Product Backlog can emerge from it.',
      },
      e: {
        text: 'Work faster and with higher quality than in the past year',
        why: 'This is about the team. A Product Goal is about the product.',
      },
    },
    answers: ['b', 'd'],
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
        text: 'They are worked off first, because a goal is fulfilled when its items are Done.',
        why: 'The goal describes a state of the product. It is fulfilled when that state is reached, whatever is left in the list.',
      },
      b: {
        text: 'They are deleted, because each Product Goal begins with an empty list.',
        why: 'No such rule exists. Some of them may be worth having still, others may serve the next goal.',
      },
      c: {
        text: 'They become the next Product Goal, since the list shows what is needed.',
        why: 'A goal is not a collection of leftovers. It says which state of the product comes next.',
      },
      d: {
        text: 'They are looked at anew, and stay only where they still help the product.',
        why: 'The list is emergent and holds what is needed to improve the product. The next goal changes what that is.',
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
        'The goal is a future state of the product, and that state counts. It may be reached with fewer items, with others or with more.',
    },
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'product-backlog-16',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team writes small programs for whichever department asks first, this week for payroll, next week for the canteen. What is missing that the Guide says of a product?',
    options: {
      a: {
        text: 'A plan of which program will be released on which date',
        why: 'The Guide does not ask for a release plan. It would leave open what the product is.',
      },
      b: {
        text: 'A contract with each of the departments that fixes the scope',
        why: 'Contracts do not occur in Scrum, and scope is clarified as people learn.',
      },
      c: {
        text: 'A clear boundary, known stakeholders and well-defined users',
        why: 'A product is a vehicle to deliver value and has all three. Without them, no one can tell what would improve it.',
      },
      d: {
        text: 'A manager who approves each request before the team begins',
        why: 'The Product Owner orders the work of the team. No further approval is part of Scrum.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Stakeholders & Customers',
  },
]
