import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-review',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
  focusArea: 'Stakeholders & Customers',
  questions: [
    {
      id: 'sprint-review-1',
      kind: 'single',
      difficulty: 2,
      stem: 'For three Sprints no stakeholder has come to the Sprint Review, and the team members have shown one another what they built. What should the Scrum Team do?',
      options: {
        a: {
          text: 'Combine the Review with the Retrospective, since the same people attend both.',
          why: 'The two events inspect different things. Combining them would hide that the stakeholders are missing.',
        },
        b: {
          text: 'Find out why they stay away, and make it worth their time to come.',
          why: "Key stakeholders inspect the outcome with the team. They know what it's worth to them and what has changed around the product.",
        },
        c: {
          text: 'Send a recording after each Review and count the replies as attendance.',
          why: "People can watch a recording, but the group can't work out together what to do next.",
        },
        d: {
          text: 'Leave the event out until someone asks for it.',
          why: "If you don't operate an event as prescribed, you lose opportunities to inspect and adapt.",
        },
      },
      answer: 'b',
      guideSection: 'Sprint Review',
    },
    {
      id: 'sprint-review-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item meets every line of the Definition of Done but one. A Developer would like to present it at the Review with a clear warning that one check is missing. What applies?',
      options: {
        a: {
          text: 'It may be presented, as the warning makes its state transparent.',
          why: "It's right to be open about the state, but work that isn't Done can't be presented.",
        },
        b: {
          text: 'It may be presented if the Product Owner accepts it beforehand.',
          why: "The Definition of Done settles what is Done, and no one's acceptance can replace it.",
        },
        c: {
          text: 'It may be presented, and counts in part toward the result of the Sprint.',
          why: "Work doesn't count in part. If it isn't Done, it can't be part of any Increment.",
        },
        d: {
          text: 'It is not presented, and it returns to the Product Backlog.',
          why: "Work that misses the Definition of Done can't be released or even presented. It goes back for future consideration.",
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
      focusArea: 'Done',
    },
    {
      id: 'sprint-review-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Five topics have been proposed for a Sprint Review. Which two belong there? (Choose two.)',
      options: {
        a: {
          text: 'A new law that changes what patrons may be asked when they register',
          why: 'What has changed in the environment is part of what Scrum Team and stakeholders review.',
        },
        b: {
          text: 'Why two Developers gave each other no help in the second week',
          why: 'How individuals worked together is inspected in the Sprint Retrospective.',
        },
        c: {
          text: 'How far the product has come toward the Product Goal',
          why: 'Progress toward the Product Goal is discussed in the Review.',
        },
        d: {
          text: 'Which Developer will build which item in the coming Sprint',
          why: 'The Developers settle that among themselves, in Sprint Planning and day by day.',
        },
        e: {
          text: 'Whether stakeholders give their approval to release the items that are Done',
          why: 'The Review is never a gate to releasing value.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Sprint Review',
    },
    {
      id: 'sprint-review-4',
      kind: 'true-false',
      difficulty: 1,
      stem: "An item that met the Definition of Done on Wednesday may be in the hands of users on Thursday, although the Sprint Review doesn't take place until the next week.",
      answer: true,
      why: {
        true: 'An Increment may be delivered before the end of the Sprint. The Review inspects it later, with the experience of its users.',
        false:
          'Waiting for the Review would make it a gate, and the Guide says that it should never be considered one.',
      },
      guideSection: 'Increment',
    },
    {
      id: 'sprint-review-5',
      kind: 'single',
      difficulty: 2,
      stem: 'During the Review a teacher explains why a feature at the top of the Product Backlog would do harm. The Product Owner is convinced. When may the feature be taken out?',
      options: {
        a: {
          text: 'At once: the Product Backlog may be adjusted in the Review.',
          why: 'Attendees collaborate on what to do next, and the Product Backlog may be adjusted during the event.',
        },
        b: {
          text: 'In Sprint Planning, the only event in which items are selected or dropped.',
          why: 'Items for the Sprint are selected there. The Product Backlog may change at any time.',
        },
        c: {
          text: 'After the Developers have agreed, as they sized the feature and know its cost.',
          why: 'The content and order of the Product Backlog are for the Product Owner to decide.',
        },
        d: {
          text: 'After a majority of the stakeholders in the room has voted for it.',
          why: "Stakeholders try to convince the Product Owner. They don't decide by vote.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Review',
    },
  ],
}
