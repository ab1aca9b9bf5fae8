import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-execution',
  lesson: '/scrum/psm-1/scrum-implementation/sprint-execution',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'sprint-execution-1',
      kind: 'single',
      difficulty: 2,
      stem: 'At nine on day seven the Developers see that three of their six items will not be Done by the end of the Sprint. The Daily Scrum is at two. What do they do?',
      options: {
        a: {
          text: 'They keep all six items in work until the end, because they have selected them, and see how far each gets.',
          why: 'The items are a forecast. Spreading over all six may leave none of them Done and the goal missed.',
        },
        b: {
          text: 'They look at once at what the goal needs, and negotiate scope with the Product Owner.',
          why: 'Developers may adjust their plan at any time of the day. Scope is negotiated with the Product Owner so that the Sprint Goal is not affected.',
        },
        c: {
          text: 'They wait for the Daily Scrum, as that is the event for adapting the Sprint Backlog.',
          why: 'It is not the only time at which they may adjust their plan. Waiting costs five hours.',
        },
        d: {
          text: 'They ask the Scrum Master to decide which three items are given up.',
          why: 'The Scrum Master may help them to talk. The plan is theirs, and scope is a matter with the Product Owner.',
        },
      },
      answer: 'b',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'sprint-execution-2',
      kind: 'single',
      difficulty: 2,
      stem: "A Developer has got an item Done on day four. A colleague's item, on which the Sprint Goal depends, still needs its tests. Further down waits an unrelated item. What serves the Sprint best?",
      options: {
        a: {
          text: 'She helps to test the item of her colleague.',
          why: 'The Developers have one Sprint Goal together, which encourages them to work together. What is nearest to Done and serves the goal comes first.',
        },
        b: {
          text: 'She begins the unrelated item, so that nobody in the team is idle.',
          why: 'One more open item does not bring the goal nearer. Being busy is no aim.',
        },
        c: {
          text: 'She waits until the Scrum Master gives her the next piece of work.',
          why: 'The team decides internally who does what. The Scrum Master assigns nothing.',
        },
        d: {
          text: 'She asks the Product Owner for an item that fits her special skills.',
          why: 'Product Owners do not hand out work, and the goal does not depend on that item.',
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'sprint-execution-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team wonders whether to have no more than two items open at a time during its Sprints. Who decides?',
      options: {
        a: {
          text: 'The Product Owner, since the number of open items affects the value of the product.',
          why: 'The Product Owner orders the Product Backlog and does not plan how the work is done.',
        },
        b: {
          text: 'The Scrum Master, being accountable for the effectiveness of the Scrum Team.',
          why: 'Accountable for effectiveness means enabling the team to improve its practices, and not choosing them.',
        },
        c: {
          text: 'Nobody, because the Scrum Guide sets the limit at one item for each Developer.',
          why: 'The Guide sets no such limit. Limiting open items is a complementary practice.',
        },
        d: {
          text: 'The Developers, as part of deciding how they work.',
          why: 'The plan for the Sprint and how the work gets done are theirs. They may try the limit and drop it again.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-execution-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Another department must put the new app on a list before it can be tried on real devices. The next revision of the list is in three months. Which two reactions agree with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The Developers do themselves what they can, for instance call the department.',
          why: 'They are self-managing. Nothing obliges them to send each obstacle through somebody else.',
        },
        b: {
          text: 'The Developers note the obstacle and bring it up in the Sprint Retrospective.',
          why: 'Weeks would pass. What hinders progress now is dealt with now.',
        },
        c: {
          text: 'The Scrum Master causes the obstacle to be removed where it is beyond their reach.',
          why: 'Causing the removal of impediments is a service of the Scrum Master, for instance by finding who may decide an exception.',
        },
        d: {
          text: 'The Scrum Master takes over the item in question until the list has been revised.',
          why: 'Items belong to the Developers together, and the obstacle would stand as before.',
        },
        e: {
          text: 'The Product Owner cancels the Sprint, because it cannot go on as planned.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. An obstacle does not make it so.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'sprint-execution-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'If every item of the Sprint Backlog carries the name of one Developer, each of them is accountable for his or her own item only.',
      answer: false,
      why: {
        true: 'Names on items may tell who began. The accountabilities of the Developers are held by all of them together.',
        false:
          'The Developers are accountable together, and the entire Scrum Team is accountable for a valuable, useful Increment every Sprint.',
      },
      guideSection: 'Developers',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'sprint-execution-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head studies the board on day five and asks two Developers to move over to an item that the department needs badly. It is part of the Sprint, though not the one that the goal needs most. What holds?',
    options: {
      a: {
        text: 'The two should move, as the item has been selected for this Sprint anyway.',
        why: 'That an item is selected does not tell who works on it when. The Developers decide with the goal in view.',
      },
      b: {
        text: 'The two should move if the Scrum Master has no objection to it.',
        why: 'The Scrum Master does not approve who does what.',
      },
      c: {
        text: 'The Developers decide who does what; the wish may be told to the Product Owner.',
        why: 'Scrum Teams internally decide who does what, when and how. Somebody with a wish for the product turns to the Product Owner.',
      },
      d: {
        text: 'The Developers should take the item out of the Sprint, so that nobody outside can claim it.',
        why: 'Nothing is gained by that, and scope is negotiated with the Product Owner.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'sprint-execution-7',
    kind: 'single',
    difficulty: 3,
    stem: 'Time is left for three of the five open items. The Developers propose the three that the Sprint Goal needs. The Product Owner would rather have two others, which stakeholders have praised. Which statement is right?',
    options: {
      a: {
        text: 'The Product Owner prevails, being accountable for the value of the product.',
        why: 'That accountability does not extend to giving up the Sprint Goal in the middle of the Sprint.',
      },
      b: {
        text: 'The stakeholders should be asked at the Sprint Review which of the items they prefer.',
        why: 'Then the Sprint is over. Scope within the Sprint is settled between Developers and Product Owner.',
      },
      c: {
        text: 'The Scrum Master decides, since the two sides cannot agree.',
        why: 'The Scrum Master may help them to find an agreement, and has no casting vote.',
      },
      d: {
        text: 'Scope may be negotiated, but not in a way that affects the Sprint Goal.',
        why: 'No changes are made that would endanger the Sprint Goal. Negotiation has its limit there, for both sides.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'sprint-execution-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What may the Developers settle among themselves on any day of the Sprint, without agreement from anyone else? (Choose all that apply.)',
    options: {
      a: {
        text: 'To add a piece of work that they had overlooked to their plan',
        why: 'The plan is theirs, and it is updated throughout the Sprint as more is learned.',
      },
      b: {
        text: 'To take a selected item out of the Sprint',
        why: 'That changes the scope, which they negotiate with the Product Owner.',
      },
      c: {
        text: 'To work on one item together that was begun by one of them',
        why: 'Who does what, when and how is decided by them from day to day.',
      },
      d: {
        text: 'To postpone one check of the Definition of Done to the next Sprint',
        why: 'Quality does not decrease during the Sprint; they are required to conform to the Definition of Done.',
      },
      e: {
        text: 'To replace a technique by another that they think better',
        why: 'How items become Increments is at their sole discretion.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-execution-9',
    kind: 'single',
    difficulty: 2,
    stem: 'On the last day but one it is certain that the Sprint Goal will be missed, although it is as wanted as ever. Two of five items are Done. How does the Sprint end?',
    options: {
      a: {
        text: 'On its day, with a Review of what is Done and a Retrospective that asks for the reasons.',
        why: 'The length is fixed and no event is dropped. Unfinished items return to the Product Backlog.',
      },
      b: {
        text: 'Two days later, because the goal is a commitment and a commitment has to be kept.',
        why: 'The Developers commit to the goal, which does not move the end of the Sprint. Its length is fixed.',
      },
      c: {
        text: 'At once, since the Product Owner has to cancel a Sprint whose goal is out of reach.',
        why: 'Out of reach is different from obsolete, and a Sprint could be canceled; it never has to be.',
      },
      d: {
        text: 'On its day, with all five items presented, so that stakeholders see the effort made.',
        why: 'Items that do not meet the Definition of Done are not presented.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-execution-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Developers who each work on an item of their own for a whole Sprint break a rule of the Scrum Guide.',
    answer: false,
    why: {
      true: 'No rule says how many items may be open or how many people share one. The Sprint Goal encourages working together, which is another thing.',
      false:
        'The Guide leaves the arrangement of the work to the Developers. Working together on few items is a practice with good reasons.',
    },
    guideSection: 'Complementary practice',
  },
]
