import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-owner',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-owner-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A business analyst writes and orders most Product Backlog items, at the wish of the Product Owner. After three Sprints the product has gained little value. Who answers for that?',
      options: {
        a: {
          text: 'The Product Owner, who remains accountable for the work that was delegated.',
          why: 'The work may go to others, the accountability for value and for the Product Backlog does not.',
        },
        b: {
          text: 'The business analyst, who took over the accountability along with the ordering of the items.',
          why: 'Delegating hands over the doing. Nothing in Scrum lets the accountability move with it.',
        },
        c: {
          text: 'The Developers, since they selected the items in each Sprint Planning.',
          why: 'They select how much fits. What comes first, and what it is worth, is answered for by the Product Owner.',
        },
        d: {
          text: 'The Scrum Master, because ordering by an analyst breaks a rule of Scrum and was tolerated.',
          why: 'No rule is broken: all of the Product Backlog work may be delegated, ordering included.',
        },
      },
      answer: 'a',
      guideSection: 'Product Owner',
    },
    {
      id: 'product-owner-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The sales director wants an item moved to the top of the Product Backlog. What may the director do about it?',
      options: {
        a: {
          text: 'Move it, if the other directors agree and the change is announced to the Scrum Team.',
          why: 'A group of directors is a committee. The order is decided by one person.',
        },
        b: {
          text: 'Ask the Developers to take the item into the Sprint as an exception.',
          why: 'That goes around the Product Owner. The Product Backlog is the single source of the work.',
        },
        c: {
          text: 'Have the Scrum Master decide between sales and the Product Owner.',
          why: 'The Scrum Master may facilitate a conversation when asked; it does not decide the order.',
        },
        d: {
          text: 'Try to convince the Product Owner, for example with figures from customers.',
          why: 'This is the way that is open to everyone who wants to change the Product Backlog.',
        },
      },
      answer: 'd',
      guideSection: 'Product Owner',
    },
    {
      id: 'product-owner-3',
      kind: 'single',
      difficulty: 3,
      stem: 'On day 6 of a ten-day Sprint it is plain that only two of six selected items will be Done. The Sprint Goal still matters to customers. What should the Product Owner do?',
      options: {
        a: {
          text: 'Cancel the Sprint, so that a realistic one can be planned on the following morning.',
          why: 'A Sprint may be canceled when its goal becomes obsolete. This goal still has its worth.',
        },
        b: {
          text: 'Negotiate the scope with the Developers so that the goal can still be met.',
          why: 'Scope may be renegotiated as more is learned, without affecting the Sprint Goal.',
        },
        c: {
          text: 'Extend the Sprint by as many days as the four other items are expected to need.',
          why: 'Sprints have a fixed length. Nobody may extend one.',
        },
        d: {
          text: 'Ask the Developers to leave out tests until all six items are finished.',
          why: 'Quality does not decrease during a Sprint, and items that miss the Definition of Done do not count.',
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'product-owner-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Three branch heads may hold the accountability of Product Owner together if they decide by majority.',
      answer: false,
      why: {
        true: 'Three people who vote are a committee. They may all be heard, but one person decides.',
        false: 'The Product Owner is one person, who may represent the needs of many stakeholders.',
      },
      guideSection: 'Product Owner',
    },
    {
      id: 'product-owner-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Where do the decisions of a Product Owner become visible? (Choose two.)',
      options: {
        a: {
          text: 'In the list of who works on which item today',
          why: 'Who does what is decided among the members of the team, and it shows in the Sprint Backlog at most.',
        },
        b: {
          text: 'In the content and the order of the Product Backlog',
          why: 'What stands in the list, and what stands above what, are decisions that anyone can read.',
        },
        c: {
          text: 'In a status report to the steering group each month',
          why: 'The Guide knows no such report. The artifacts are meant to make it needless.',
        },
        d: {
          text: 'In the Increment that is inspected at the Sprint Review',
          why: 'The Increment shows what the decisions led to, and stakeholders can inspect it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Product Owner',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
        why: 'Whoever wants to change the Product Backlog tries to convince the Product Owner. Developers are no exception.',
      },
      c: {
        text: 'The Scrum Master, who weighs effectiveness against value when the two collide.',
        why: 'The Scrum Master may facilitate the conversation. The order stays with the Product Owner.',
      },
      d: {
        text: 'Nobody, because technical items come out of a fixed share that is kept apart from the order.',
        why: 'There is one ordered list, and it is the single source of the work. The Guide knows no fixed shares.',
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
  },
  {
    id: 'product-owner-9',
    kind: 'single',
    difficulty: 2,
    stem: 'In Sprint Planning, nobody can say what the upper items are good for or how they relate to the Product Goal. Whose accountability was it that people came prepared?',
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
        text: 'Nobody in particular, since the plan is made by the whole Scrum Team together',
        why: 'The plan is made together. The Guide still names one person who ensures that attendees are prepared.',
      },
      d: {
        text: 'That of the Product Owner, including how items map to the Product Goal',
        why: 'The Product Owner ensures that attendees are prepared to discuss the most important items and how they map to the Product Goal.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Planning',
  },
  {
    id: 'product-owner-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Half of a Product Goal has been reached when the Product Owner sees that it leads nowhere. It may be abandoned, and only then may the Scrum Team take on another.',
    answer: true,
    why: {
      true: 'A Product Goal is fulfilled or abandoned before the next is taken on. Abandoning is one of the two ways.',
      false:
        'A team pursues one Product Goal at a time, and need not finish one that has lost its sense. It must let go of that goal before taking on the next.',
    },
    guideSection: 'Commitment: Product Goal',
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
        why: 'Nobody assigns items in this way. Who does what is decided within the team.',
      },
      d: {
        text: 'Protecting the Product Backlog from people outside the Scrum Team',
        why: 'It is meant to be visible. Hiding it would lower transparency further.',
      },
    },
    answer: 'a',
    guideSection: 'Product Owner',
  },
]
