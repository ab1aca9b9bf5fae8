import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'self-organization',
  lesson: '/scrum/psm-1/scrum-theory-principles/self-organization',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'self-organization-1',
      kind: 'single',
      difficulty: 2,
      stem: 'On the second day of a Sprint, two Developers cannot agree on how to store images. Each asks the Scrum Master to decide. What should the Scrum Master do?',
      options: {
        a: {
          text: 'Choose the simpler design, because the Scrum Master is accountable for effectiveness',
          why: 'Being accountable for effectiveness means enabling the team, and no technical authority comes with it.',
        },
        b: {
          text: 'Ask the Product Owner to choose, since the product is the concern of the Product Owner',
          why: 'How items become Increments is at the sole discretion of the Developers. The Product Owner may advise.',
        },
        c: {
          text: 'Appoint one of the Developers as the architect, who settles this and later disputes',
          why: 'That would bring a hierarchy into the Scrum Team, which has none.',
        },
        d: {
          text: 'Help the Developers to reach a decision of their own',
          why: 'Coaching in self-management is a service of the Scrum Master. The decision stays with those who do the work.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'self-organization-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The organization has a Definition of Done that requires a security scan. A Scrum Team finds it slow and decides by a clear majority to do without. Is that self-management?',
      options: {
        a: {
          text: 'Yes, because each Scrum Team creates the Definition of Done for its own product.',
          why: 'It does so only where no organizational standard exists, and otherwise on top of that standard.',
        },
        b: {
          text: 'No, an organizational standard is a minimum, and the Developers must conform to it.',
          why: 'The team may require more, never less. It can try to make the scan faster or to have the standard changed.',
        },
        c: {
          text: 'No, such a decision would have to be unanimous among all members of the team.',
          why: 'The number of votes makes no difference. The minimum is not at the disposal of the team.',
        },
        d: {
          text: 'Yes, if the Product Owner accepts the risk and tells stakeholders about it.',
          why: 'The Product Owner is accountable for value and cannot waive a quality standard.',
        },
      },
      answer: 'b',
      guideSection: 'Definition of Done',
    },
    {
      id: 'self-organization-3',
      kind: 'single',
      difficulty: 1,
      stem: 'Which statement describes a cross-functional Scrum Team?',
      options: {
        a: {
          text: 'Each of the Developers is able to do every kind of work that the product needs.',
          why: 'The skills are needed in the team as a whole. Individuals may well be specialized.',
        },
        b: {
          text: 'Every department of the organization has sent one representative into the team.',
          why: 'Representation is not the point. What counts is having the skills to create value each Sprint.',
        },
        c: {
          text: 'Together its members have all the skills to create value each Sprint.',
          why: 'It is said of the team, whose members share and acquire skills as needed.',
        },
        d: {
          text: 'Specialists for testing and design are lent to the team by other groups when an item calls for them.',
          why: 'A team that has to borrow essential skills cannot create value by itself each Sprint.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
    },
    {
      id: 'self-organization-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A department head gives a self-managing Scrum Team five instructions. Which two conflict with what such a team decides for itself? (Choose two.)',
      options: {
        a: {
          text: '"From Monday, the two youngest of you do the testing."',
          why: 'Who does what is decided internally by the Scrum Team.',
        },
        b: {
          text: '"Our law department says that addresses must be stored inside the country."',
          why: 'That is a constraint which the organization sets. How to satisfy it is for the team.',
        },
        c: {
          text: '"If you want another item to come first, convince the Product Owner."',
          why: 'Exactly right: the order of the Product Backlog is the decision of the Product Owner.',
        },
        d: {
          text: '"Use a database table for this item, and leave out the cache."',
          why: 'How an item becomes an Increment is told to the Developers by no one else. As advice the sentence would be welcome.',
        },
        e: {
          text: '"Follow the accessibility standard of our organization in everything you release."',
          why: 'An organizational standard in the Definition of Done is a minimum for all Scrum Teams.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Scrum Team',
    },
    {
      id: 'self-organization-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In a Scrum Team with three testers, the testers may form a sub-team with a lead of its own, as long as the Product Owner agrees.',
      answer: false,
      why: {
        true: 'Nobody can agree to that within Scrum: a Scrum Team is one cohesive unit.',
        false:
          'Within a Scrum Team there are no sub-teams and no hierarchies. Testers are Developers like everyone who creates part of the Increment.',
      },
      guideSection: 'Scrum Team',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'self-organization-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Convinced that readers need a dark screen, two Developers build it in spare hours of a Sprint. It is in no Product Backlog. "We are self-managing," they say. What is wrong with that?',
    options: {
      a: {
        text: 'Work of the Scrum Team comes from the Product Backlog, whose order the Product Owner decides.',
        why: 'The Product Backlog is the single source of work. They may suggest the item and try to convince the Product Owner.',
      },
      b: {
        text: 'Nothing, as long as the Sprint Goal is met and the dark screen meets the Definition of Done.',
        why: 'Even good work is work of the Scrum Team and belongs where its value is weighed against other items.',
      },
      c: {
        text: 'They had no permission from the Scrum Master, who protects the Sprint from additional work.',
        why: 'The Scrum Master gives no such permissions.',
      },
      d: {
        text: 'Decisions of a self-managing team have to be taken by all Developers and not by two of them.',
        why: 'Even all six together would not decide what comes into the product. That is the accountability of the Product Owner.',
      },
    },
    answer: 'a',
    guideSection: 'Product Backlog',
  },
  {
    id: 'self-organization-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Only one Developer understands the payment interface, and every item of the coming Sprint touches it. Which reaction fits Scrum best?',
    options: {
      a: {
        text: 'Select fewer items, so that this Developer is able to do the payment part of each of them.',
        why: 'It is a way to live with the bottleneck. The skill still sits in one head.',
      },
      b: {
        text: 'Have a manager move someone with the skill into the team for the duration of the Sprint.',
        why: 'It may help later. The Developers can act themselves, and lending people from Sprint to Sprint leaves the team dependent.',
      },
      c: {
        text: 'Postpone the items until a training course on payments has been paid for and attended.',
        why: 'Skills can be acquired while working, and the value of these items should not wait for a course.',
      },
      d: {
        text: 'Let others work on it together with that Developer, so that the skill spreads.',
        why: 'People in a Scrum Team share or acquire skills as needed. How they do it is for the Developers to decide.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'self-organization-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these does the Scrum Guide leave to a Scrum Team, or to people within it? (Choose all that apply.)',
    options: {
      a: {
        text: 'The structure and techniques of the Daily Scrum',
        why: 'The Developers select what they want, as long as it focuses on the Sprint Goal and yields a plan for the next day.',
      },
      b: {
        text: 'Whether the Sprint Retrospective takes place in a Sprint without problems',
        why: 'All events belong to the framework. The Scrum Master ensures that they take place.',
      },
      c: {
        text: 'The way in which an item is broken down into smaller pieces of work',
        why: 'How this is done is at the sole discretion of the Developers.',
      },
      d: {
        text: 'Which of the improvements found in the Retrospective is taken up first',
        why: 'The Scrum Team identifies the most helpful changes and addresses the most impactful as soon as possible.',
      },
      e: {
        text: 'Whether the Sprint is prolonged by a day when the Sprint Goal is in danger',
        why: 'Sprints have a fixed length. The scope can be renegotiated, the end cannot.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A company announces: "Our Scrum Teams are self-managing." All tools, working hours and task assignments are still set by a planning office. What is missing according to the Scrum Guide?',
    options: {
      a: {
        text: 'A Scrum Master with the authority to overrule the planning office in matters of the team',
        why: 'Scrum Masters are leaders who serve. Another boss would leave the team as dependent as before.',
      },
      b: {
        text: 'An organization that structures and empowers its teams to manage their own work',
        why: 'Self-management needs to be granted in fact. A Scrum Master can help the organization to understand this.',
      },
      c: {
        text: 'An election of a speaker by each team',
        why: 'A speaker would be a first step toward hierarchy, and the planning office would still decide.',
      },
      d: {
        text: 'A written contract between the teams and the planning office that lists who may decide what',
        why: 'Such a list can be a useful practice. The Guide does not ask for it, and a list without empowerment changes nothing.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
  },
]
