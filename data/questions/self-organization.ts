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
          text: 'Help the Developers reach a decision themselves',
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
          why: 'The number of votes makes no difference, because the minimum is not open to a vote.',
        },
        d: {
          text: 'Yes, if the Product Owner accepts the risk and tells stakeholders about it.',
          why: 'The Product Owner is accountable for value and cannot waive a quality standard.',
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
          why: 'No one else tells the Developers how an item becomes an Increment. As advice, the sentence would be welcome.',
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
      stem: 'In a Scrum Team with three testers, the testers may form a sub-team with its own lead, as long as the Product Owner agrees.',
      answer: false,
      why: {
        true: 'No one can agree to that within Scrum: a Scrum Team is one cohesive unit.',
        false:
          'Within a Scrum Team there are no sub-teams and no hierarchies. Testers are Developers like everyone who creates part of the Increment.',
      },
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
  ],
}
