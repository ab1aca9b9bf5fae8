import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-master',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-master-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers wait for days whenever they need an answer from another department. What should the Scrum Master do first of all?',
      options: {
        a: {
          text: 'Collect the questions every morning and chase the department until each of them is answered.',
          why: 'That treats each wait and leaves the cause in place. It also makes the team dependent on one person.',
        },
        b: {
          text: 'Leave it to the Developers, because a self-managing team solves its own problems.',
          why: 'Coaching self-management is one service. Causing the removal of impediments that lie beyond the team is another.',
        },
        c: {
          text: 'Make the waiting visible and bring the people who can change its cause together.',
          why: 'This causes the removal of the impediment. Those who have the power and the knowledge do the removing.',
        },
        d: {
          text: 'Report the department to its director and ask that the answers be given priority.',
          why: 'An escalation may come one day. It is a poor beginning while nobody has talked about the cause.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A Scrum Team keeps all events and artifacts by the book. For half a year its Increments have been of little use to anyone. Is that a concern of the Scrum Master?',
      options: {
        a: {
          text: "Yes, because the Scrum Master is accountable for the team's effectiveness.",
          why: 'Following the rules is one accountability. The effectiveness of the Scrum Team is the other.',
        },
        b: {
          text: 'No, because value is the concern of the Product Owner and of nobody else on the Scrum Team.',
          why: 'The Product Owner is accountable for maximizing value, yet the whole team answers for a valuable, useful Increment, and the Scrum Master for its effectiveness.',
        },
        c: {
          text: 'No, because Scrum has been established as the Guide defines it.',
          why: 'Establishing Scrum does not exhaust the accountability. The team has to be effective too.',
        },
        d: {
          text: 'Yes, because the Scrum Master has to order the Product Backlog if its owner fails to.',
          why: 'The Scrum Master helps to find techniques for Product Backlog management. The order stays with the Product Owner.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two are services of the Scrum Master to the Product Owner? (Choose two.)',
      options: {
        a: {
          text: 'Writing Product Backlog items when the Product Owner is busy',
          why: 'The Product Owner may delegate that work to anyone. It is not on the list of services.',
        },
        b: {
          text: 'Helping find techniques for defining a Product Goal',
          why: 'Techniques for Product Goal definition and Product Backlog management are the first service on that list.',
        },
        c: {
          text: 'Approving the order of the items before Sprint Planning',
          why: 'Nobody approves the order. It is the decision of the Product Owner.',
        },
        d: {
          text: 'Explaining to stakeholders why their wishes were turned down',
          why: 'The decisions, and the reasons for them, are those of the Product Owner. The Scrum Master may facilitate the meeting.',
        },
        e: {
          text: 'Helping the team see why items must be clear and concise',
          why: 'The Scrum Team is to understand the need for clear and concise items; that serves the Product Owner.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'To ensure that a Scrum event takes place, the Scrum Master has to attend and lead it.',
      answer: false,
      why: {
        true: 'Ensuring is done in many ways, for example by teaching others to hold the event. The Guide demands no leading.',
        false:
          'The Scrum Master ensures that events take place and go well. Who leads them is open, and the Daily Scrum happens without the Scrum Master.',
      },
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A department head asks the Scrum Master for a monthly rating of each Developer. What is the best response?',
      options: {
        a: {
          text: 'Rate the team as one unit, since accountability belongs to the Developers together.',
          why: 'A rating of the team by one of its members makes that member a superior. Scrum Teams have no hierarchies.',
        },
        b: {
          text: 'Ask the Developers to rate each other and pass on the average of what they say.',
          why: 'Passing on ratings is the same service to the same wish, and it harms openness within the team.',
        },
        c: {
          text: 'Agree, if the ratings are also open to the Developers themselves.',
          why: 'Openness does not mend it. Appraising members is no part of the accountability.',
        },
        d: {
          text: 'Ask what the head needs to know, and show where the artifacts make it visible.',
          why: 'That helps the organization understand Scrum, keeps the team free of ranks, and may answer the real need.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'scrum-master-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Only one Developer can release the product, and she will be away for most of the next Sprint. The Developers ask the Scrum Master to organize somebody. What serves them best?',
    options: {
      a: {
        text: 'Finding a person from another team who will do the releases as long as she is away.',
        why: 'It helps for one Sprint. The skill still sits in one head, and the team has learned to ask for help from above.',
      },
      b: {
        text: 'Helping them work out how others on the team can learn it before she leaves.',
        why: 'Coaching the members in self-management and cross-functionality. They find the way, and the team gains the skill.',
      },
      c: {
        text: 'Learning it personally, since causing the removal of impediments is a duty.',
        why: 'The Scrum Master would become the next single head. Causing a removal does not mean doing the work.',
      },
      d: {
        text: 'Asking the Product Owner to plan no release until she has come back.',
        why: 'That hides the gap. A team needs the skills to create value in every Sprint.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The finance department will fund a new product only against a complete list of features for three years. Which service of the Scrum Master is called for?',
    options: {
      a: {
        text: 'Facilitating a workshop in which the Developers size every feature of the three years',
        why: 'It would produce the list that is asked for, and a belief in it. Nobody knows yet what will be needed.',
      },
      b: {
        text: 'Shielding the Scrum Team from the demands of finance',
        why: 'Shielding leaves finance as it is, and the product without money. Barriers are to come down.',
      },
      c: {
        text: 'Negotiating the budget, so that the Product Owner is free for the Product Backlog',
        why: 'The list of services contains no such negotiation. It would also leave the wish for a complete list in place.',
      },
      d: {
        text: 'Helping finance understand and enact an empirical approach for complex work',
        why: 'A service to the organization: employees and stakeholders learn to decide on evidence, step by step.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these belong to the services that the Guide names? (Choose all that apply.)',
    options: {
      a: {
        text: 'Training a sales department in what a Sprint is',
        why: 'Leading, training and coaching the organization in its Scrum adoption.',
      },
      b: {
        text: 'Helping the Product Owner plan from what has been observed',
        why: 'Helping establish empirical product planning for a complex environment.',
      },
      c: {
        text: 'Updating the Sprint Backlog after each Daily Scrum',
        why: 'The Sprint Backlog is made by and for the Developers. They keep it current.',
      },
      d: {
        text: 'Coaching a team in becoming more cross-functional',
        why: 'Coaching the team members in self-management and cross-functionality.',
      },
      e: {
        text: 'Telling the Developers how much to select for the Sprint',
        why: 'The Developers select, in discussion with the Product Owner.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-9',
    kind: 'single',
    difficulty: 2,
    stem: 'For two Sprints the Developers have skipped the Daily Scrum: "We sit side by side anyway." What should the Scrum Master do?',
    options: {
      a: {
        text: 'Help them understand what the event is for, and see that it takes place and is worth it.',
        why: 'Leaving an event out loses opportunities to inspect and adapt. Ensuring it, and making it productive, is a service to the team.',
      },
      b: {
        text: 'Respect their decision, because a self-managing team decides for itself when and how it wants to meet.',
        why: 'Self-management works within the Scrum framework. The Daily Scrum is part of that framework.',
      },
      c: {
        text: 'Lead the event from now on and have each Developer report in turn.',
        why: 'That would take the event from those whom it is for, and turn it into a report.',
      },
      d: {
        text: 'Replace the event with a chat message that each of the Developers writes in the morning.',
        why: 'A Scrum Master has no authority to exchange an event for something else.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Events',
  },
  {
    id: 'scrum-master-10',
    kind: 'single',
    difficulty: 2,
    stem: 'This Sprint the Scrum Master also builds one of the items in the Sprint Backlog. What does this mean for the Daily Scrum?',
    options: {
      a: {
        text: 'The Scrum Master leads it, knowing both the rules and the work.',
        why: 'Working on an item gives no right to lead. The Developers choose the structure.',
      },
      b: {
        text: 'The Scrum Master must keep away, because the event belongs to the Developers.',
        why: 'Whoever actively works on items in the Sprint Backlog takes part as a Developer.',
      },
      c: {
        text: 'The Scrum Master takes part as a Developer.',
        why: 'The Guide says so of a Scrum Master or Product Owner who is working on items in the Sprint Backlog.',
      },
      d: {
        text: 'Somebody else has to be Scrum Master until the end of this Sprint.',
        why: 'The Guide foresees that a Scrum Master may work on items. The accountability remains.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'scrum-master-11',
    kind: 'true-false',
    difficulty: 3,
    stem: 'A company wants to start with Scrum in five departments at once. Giving it advice on how to go about this lies outside the accountability of a Scrum Master.',
    answer: false,
    why: {
      true: 'The work of a Scrum Master does not end at the door of the team. The organization is one of the three that are served.',
      false:
        'Planning and advising Scrum implementations within the organization is one of the services that the Guide lists.',
    },
    guideSection: 'Scrum Master',
  },
]
