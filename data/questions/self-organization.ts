import type { QuestionSet } from '../../lib/course/question'

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
          why: "The Scrum Master meets this accountability by enabling the team. It doesn't bring technical authority with it.",
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
          text: 'Help the Developers reach a decision themselves',
          why: 'The Scrum Master coaches the team in self-management. The Developers decide how to do the work.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'self-organization-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The organization has a Definition of Done that requires a security scan. A Scrum Team finds the scan slow and decides by a clear majority to skip it. Is that self-management?',
      options: {
        a: {
          text: 'Yes, because each Scrum Team creates the Definition of Done for its own product.',
          why: 'It does so only if there is no organizational standard. If there is one, the team must follow it as a minimum.',
        },
        b: {
          text: 'No, an organizational standard is a minimum, and the Developers must conform to it.',
          why: 'The team may require more, but not less. It can try to make the scan faster or to have the standard changed.',
        },
        c: {
          text: 'No, such a decision would have to be unanimous among all members of the Scrum Team.',
          why: 'The number of votes makes no difference, because the minimum is not open to a vote.',
        },
        d: {
          text: 'Yes, if the Product Owner accepts the risk and tells stakeholders about it.',
          why: "The Product Owner is accountable for value and can't waive a standard of the organization.",
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'self-organization-3',
      kind: 'single',
      difficulty: 1,
      stem: 'Which statement describes a cross-functional Scrum Team?',
      options: {
        a: {
          text: 'Each of the Developers is able to do every kind of work that the product needs.',
          why: 'The team as a whole needs the skills. Each person may be a specialist.',
        },
        b: {
          text: 'Every department of the organization has sent one representative into the team.',
          why: 'What counts is whether the members have the skills to create value each Sprint, and not which departments they come from.',
        },
        c: {
          text: 'Together, its members have all the skills to create value each Sprint.',
          why: 'The word describes the team, whose members share or acquire skills as needed.',
        },
        d: {
          text: 'Specialists for testing and design are lent to the team by other groups when an item calls for them.',
          why: "A team that has to borrow essential skills can't create value on its own each Sprint.",
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
    {
      id: 'self-organization-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A department head gives a self-managing Scrum Team five instructions. Which two conflict with what such a team decides for itself? (Choose two.)',
      options: {
        a: {
          text: '"From Monday on, the two newest of you do the testing."',
          why: 'Who does what is decided internally by the Scrum Team.',
        },
        b: {
          text: '"Our law department says that addresses must be stored inside the country."',
          why: 'The organization sets this limit. The team decides how to comply with it.',
        },
        c: {
          text: '"If you want another item to come first, convince the Product Owner."',
          why: 'That agrees with the Guide: the Product Owner orders the Product Backlog, and others may try to convince her or him.',
        },
        d: {
          text: '"Use a database table for this item, and leave out the cache."',
          why: 'No one else tells the Developers how an item becomes an Increment. As advice, it would be welcome.',
        },
        e: {
          text: '"Follow the accessibility standard of our organization in everything you release."',
          why: 'If the organization has such a standard for the Definition of Done, it is a minimum for all Scrum Teams.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Scrum Team',
    },
    {
      id: 'self-organization-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In a Scrum Team with three testers, the testers may form a sub-team with its own lead, as long as the Product Owner agrees.',
      answer: false,
      why: {
        true: 'The Product Owner cannot allow that, because a Scrum Team is one cohesive unit.',
        false:
          'Within a Scrum Team, there are no sub-teams and no hierarchies. Testers are Developers, like everyone who creates any aspect of the Increment.',
      },
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
  ],
}
