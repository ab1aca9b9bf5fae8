import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-implementation-challenges',
  lesson: '/scrum/psm-1/scrum-implementation-challenges',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-implementation-challenges-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A department works in Sprints with a Product Backlog and daily meetings, but has no Product Owner and holds no Reviews. How would you describe this with the Scrum Guide?',
      options: {
        a: {
          text: 'It is Scrum, adapted to the organization, as the framework invites everyone to do.',
          why: 'Practices may be adapted to the context. The framework itself is immutable.',
        },
        b: {
          text: 'It is Scrum at a beginner level, which becomes complete as the department matures.',
          why: 'The Guide knows no levels. Scrum exists only in its entirety.',
        },
        c: {
          text: 'It is forbidden, and the Scrum Master has to end it.',
          why: 'Nothing forbids using parts. The Guide only says what the result is not.',
        },
        d: {
          text: 'It uses parts of Scrum, which is possible, but the result is not Scrum.',
          why: 'That is what the End Note says about implementing only parts.',
        },
      },
      answer: 'd',
      guideSection: 'End Note',
    },
    {
      id: 'scrum-implementation-challenges-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Managers propose to let a Sprint run until its items are finished, because that would look better in reports. As the Scrum Master, what do you do first?',
      options: {
        a: {
          text: 'Help them see what the fixed length is for and what it makes visible.',
          why: 'Coaching the organization means making the purpose of a rule understood. An extended Sprint would cover up plans that are too large.',
        },
        b: {
          text: 'Agree for one Sprint, provided that the Developers do not object to it.',
          why: 'The Sprint has a fixed length. Neither managers nor Developers can vote that away.',
        },
        c: {
          text: 'Leave the answer to the Product Owner, who alone decides how long a Sprint lasts.',
          why: 'The Product Owner may cancel a Sprint whose goal is obsolete, and cannot stretch one either.',
        },
        d: {
          text: 'Keep the Sprint as it is and report the unfinished items as finished.',
          why: 'That destroys transparency, which is worse than a discussion about the rule.',
        },
      },
      answer: 'a',
      guideSection: 'Purpose of the Scrum Guide',
    },
    {
      id: 'scrum-implementation-challenges-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these depart from Scrum? (Choose two.)',
      options: {
        a: {
          text: 'A team counts finished items and has never used story points.',
          why: 'Story points are complementary practice. Leaving them out touches no rule.',
        },
        b: {
          text: 'A committee votes on the order of the Product Backlog each month.',
          why: "The Product Owner is one person, not a committee, and the whole organization must respect that person's decisions.",
        },
        c: {
          text: 'A Scrum Master tests items and joins the Daily Scrum as a Developer.',
          why: 'Whoever works on items of the Sprint Backlog takes part as a Developer.',
        },
        d: {
          text: 'A team works without user stories and writes its items as plain sentences.',
          why: 'The form of an item is not prescribed.',
        },
        e: {
          text: 'Retrospectives are held in every third Sprint, because the others are too short.',
          why: 'Each Sprint contains its Retrospective. Leaving it out gives up an opportunity to inspect and adapt.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'End Note',
    },
    {
      id: 'scrum-implementation-challenges-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Half of all items wait for a security expert who works for five departments. Management suggests a longer Sprint. Which response deals with the cause?',
      options: {
        a: {
          text: 'Lengthen the Sprint to a full month, so that each item has time to pass the expert.',
          why: 'The waiting remains and becomes harder to see. A month also gives fewer chances to learn.',
        },
        b: {
          text: 'Count such items as Done without the check, and have the expert look at all of them later.',
          why: 'Work that does not meet the Definition of Done is not part of the Increment.',
        },
        c: {
          text: 'Show how much waits, and help the Developers acquire what they need most of it.',
          why: 'A Scrum Team has all the skills necessary to create value each Sprint, or acquires them. Figures help the organization to make room for that.',
        },
        d: {
          text: 'Have the Scrum Master take over the talks with the expert, so that nobody else loses time.',
          why: 'A go-between leaves the missing skill where it is and adds a station.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
    },
    {
      id: 'scrum-implementation-challenges-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'According to the Scrum Guide, leaving out elements of Scrum can cover up problems and limit its benefits.',
      answer: true,
      why: {
        true: 'That is the warning in the section on the purpose of the Guide: the problem that the element would have shown stays out of sight.',
        false: 'The Guide says so in its first section. It adds that Scrum may even become useless that way.',
      },
      guideSection: 'Purpose of the Scrum Guide',
    },
  ],
}

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-implementation-challenges-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A steering board asks the Product Owner every month what percentage of the product is complete. She asks the Scrum Master for help. Which help is best?',
    options: {
      a: {
        text: 'To deliver the percentage for her, so that she has more time to look after the Product Backlog.',
        why: 'The misleading number would continue, with the Scrum Master as its clerk.',
      },
      b: {
        text: 'To find out with her which decision the board has to take, and what evidence would serve it.',
        why: 'That helps stakeholders to enact an empirical approach, and leaves the answer with the Product Owner.',
      },
      c: {
        text: 'To tell the board that in Scrum nobody may ask about progress.',
        why: 'Progress toward the Product Goal is discussed at each Sprint Review. Asking is legitimate.',
      },
      d: {
        text: 'To keep new items out of the Product Backlog until the percentage has reached one hundred.',
        why: 'The Product Backlog is emergent. Closing it to make a number look good gives up learning.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-implementation-challenges-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A personnel department wants to pay bonuses for work that each Developer has finished alone. Which sentence from Scrum speaks against it most directly?',
    options: {
      a: {
        text: 'The entire Scrum Team is accountable for creating a valuable, useful Increment every Sprint.',
        why: 'The accountability is common. A reward for solitary work pulls against it.',
      },
      b: {
        text: 'The Scrum Master decides about the pay of the members of the Scrum Team.',
        why: 'Scrum says no such thing. The Guide does not deal with pay at all.',
      },
      c: {
        text: 'Bonuses of any kind are forbidden in organizations that use Scrum.',
        why: 'The Guide is silent on pay, so it forbids no bonus.',
      },
      d: {
        text: 'Developers must not be known by name to anyone outside the Scrum Team.',
        why: 'There is no such rule, and it would hinder working with stakeholders.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A second Scrum Team is to join the work on an existing product. Which plans are in line with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Both teams take their items from the same Product Backlog.',
        why: 'Scrum Teams on one product should share one Product Backlog.',
      },
      b: {
        text: 'Each team gets a Product Owner of its own, and a chief Product Owner settles disputes.',
        why: 'Teams on one product should share one Product Owner.',
      },
      c: {
        text: 'The teams define one Definition of Done together, and both comply with it.',
        why: 'That is required when several Scrum Teams work together on a product.',
      },
      d: {
        text: 'The newer team tests what the older one has built, in the Sprint after.',
        why: 'Each Scrum Team is cross-functional and creates an Increment every Sprint. A testing team would create none.',
      },
      e: {
        text: 'Both teams work toward the same Product Goal.',
        why: 'They are focused on the same product and share its Product Goal.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-9',
    kind: 'single',
    difficulty: 3,
    stem: 'An item is complete except for a part that an outside supplier will deliver in ten weeks. The Developers want to show it at the Sprint Review as finished. What is right?',
    options: {
      a: {
        text: 'It may be shown, if the supplier has confirmed the date in writing.',
        why: 'A promise about the future does not meet the Definition of Done today.',
      },
      b: {
        text: 'It stays in the Sprint Backlog of each following Sprint until the supplier has delivered.',
        why: 'Nothing carries over by itself. The item returns to the Product Backlog.',
      },
      c: {
        text: 'The Product Owner may accept it at the Review, with a note about what is missing.',
        why: 'Nobody accepts work in place of the Definition of Done, and the Review is no such gate.',
      },
      d: {
        text: 'It is not Done and returns to the Product Backlog, where it may be cut smaller.',
        why: 'Work that misses the Definition of Done is neither released nor presented. A slice that can be Done in one Sprint may be selected.',
      },
    },
    answer: 'd',
    guideSection: 'Definition of Done',
  },
  {
    id: 'scrum-implementation-challenges-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A company wants to keep its code reviews, its design workshops and its Kanban board when it adopts Scrum. What does Scrum say about such existing practices?',
    options: {
      a: {
        text: 'They have to be given up, because Scrum replaces all earlier practices.',
        why: 'Scrum wraps around existing practices or renders them unnecessary. It orders nobody to give them up.',
      },
      b: {
        text: 'They become part of Scrum as soon as the Scrum Master has introduced them formally.',
        why: 'Practices used within the framework do not become rules of Scrum.',
      },
      c: {
        text: 'They can be used within the framework, which works well as a container for others.',
        why: 'The End Note says that Scrum functions well as a container for other techniques, methodologies and practices.',
      },
      d: {
        text: 'They may replace those events of Scrum that serve a similar purpose.',
        why: 'Events are not interchangeable with practices. Leaving them out changes the framework.',
      },
    },
    answer: 'c',
    guideSection: 'End Note',
  },
]
