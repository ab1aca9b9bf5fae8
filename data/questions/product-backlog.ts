import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-backlog-1',
      kind: 'single',
      difficulty: 1,
      stem: 'The Developers keep a list of repairs that nobody else knows, and work on it every Friday. What is the main objection?',
      options: {
        a: {
          text: 'Repairs have to wait until the Product Goal has been fulfilled, because they add nothing to it.',
          why: 'Nothing postpones repairs. They compete with other items for their place in the order.',
        },
        b: {
          text: 'Technical work needs the consent of the Scrum Master before anyone may begin with it.',
          why: 'The Scrum Master approves no work. How items become Increments is for the Developers to say.',
        },
        c: {
          text: 'Fridays are working days, and no Sprint may give a fixed day to one kind of work.',
          why: 'Developers may arrange their days as they like. The trouble is where the work comes from.',
        },
        d: {
          text: 'The work bypasses the Product Backlog, which is the single source of what the team does.',
          why: 'Repairs belong in the same ordered list as features. On a hidden list nobody can weigh them against anything.',
        },
      },
      answer: 'd',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item can be Done within one Sprint. It has no acceptance criteria and is not written as a user story. May the Developers select it in Sprint Planning?',
      options: {
        a: {
          text: 'Yes. It can be Done within one Sprint, which is what makes an item ready.',
          why: 'That is the only condition for being deemed ready for selection. Formats and checklists are complementary practice.',
        },
        b: {
          text: 'No. An item has to pass the Definition of Ready before Sprint Planning begins.',
          why: 'Scrum has no Definition of Ready. A team may keep such a checklist, but then the gate is its own.',
        },
        c: {
          text: 'Only if the Product Owner adds the criteria before the event is over.',
          why: 'Acceptance criteria may help, and the Guide does not ask for them. Attributes vary with the domain.',
        },
        d: {
          text: 'Only if the Scrum Master allows an exception for this one Sprint.',
          why: 'There is no rule to make an exception from, and the Scrum Master does not decide what is selected.',
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers size an item at eight days. The Product Owner is convinced that three would do. What is open to the Product Owner?',
      options: {
        a: {
          text: 'To enter three days, because the Product Owner is accountable for the Product Backlog.',
          why: 'The Developers who will do the work are responsible for the sizing. Accountability for the list does not include the sizes.',
        },
        b: {
          text: 'To have the Scrum Master settle on a number that both sides are able to live with.',
          why: 'Nobody settles the size for the Developers. The Scrum Master may help the two sides to talk.',
        },
        c: {
          text: 'To ask what makes it large, and to suggest a part that could be left out.',
          why: 'Helping the Developers understand the item and choose trade-offs is how the Product Owner may influence the size.',
        },
        d: {
          text: 'To take the average of the two numbers, since both are only guesses.',
          why: 'An average hides the reason for the difference. The Developers size the item, after whatever discussion helps.',
        },
      },
      answer: 'c',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team works toward its Product Goal. For the next quarter it may take on a second Product Goal and pursue both side by side.',
      answer: false,
      why: {
        true: 'The Scrum Team has one objective at a time. Two goals side by side would leave open which of them orders the list.',
        false: 'One Product Goal must be fulfilled or abandoned before the next is taken on.',
      },
      guideSection: 'Commitment: Product Goal',
    },
    {
      id: 'product-backlog-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'So much is left to do on the library app that a second Scrum Team is formed for it. Which two statements follow from the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'Each team receives the part of the list that suits its skills, as a Product Backlog of its own.',
          why: 'Teams on one product share one Product Backlog. Each selects from it what it can get Done.',
        },
        b: {
          text: 'Both teams work with the same Product Owner.',
          why: 'One product has one Product Owner, however many teams work on it.',
        },
        c: {
          text: 'Each team sets a Product Goal of its own, so that its progress can be measured.',
          why: 'They share the Product Goal. What each team has of its own is its Sprint Goal.',
        },
        d: {
          text: 'The second team takes over faults and upkeep, so that the first can work on features.',
          why: 'The Guide splits no work by kind. Both draw on the same ordered list.',
        },
        e: {
          text: 'Both teams plan against the same Product Goal.',
          why: 'It stands in the Product Backlog, which they share.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Scrum Team',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
  },
  {
    id: 'product-backlog-7',
    kind: 'single',
    difficulty: 2,
    stem: 'It is the middle of the Sprint. The uppermost items of the Product Backlog are too large to be Done within the next one. What applies?',
    options: {
      a: {
        text: 'They wait until Sprint Planning, because refining is no part of the work of a Sprint.',
        why: 'The Product Backlog is refined as needed during the Sprint. Sprint Planning can refine too, but need not be left with all of it.',
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
        text: 'A fault: search does not find names with accents',
        why: 'A fault is work on the product and takes its place in the order.',
      },
      b: {
        text: 'Replacing the software for signing in before its support ends',
        why: 'Maintenance is among the activities that a Scrum Team is responsible for.',
      },
      c: {
        text: 'Showing eight readers two kinds of search, to see which they understand',
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
        text: 'An order: nobody can tell which of the fourteen comes before the others.',
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
      false: 'No list of attributes is compulsory. The four that the 2017 Guide named are gone.',
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
]
