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
          text: 'Ask the stakeholders for comments on a recording of it.',
          why: "People can watch a recording, but the group can't work out together what to do next.",
        },
        b: {
          text: 'Ask the managers to make the stakeholders attend.',
          why: "People who are ordered to come don't necessarily work with the team. The reason why they stay away would remain.",
        },
        c: {
          text: "Ask the stakeholders why they haven't been coming to it.",
          why: 'Key stakeholders inspect the outcome with the team. The team can make the event worth their time once it knows what is wrong.',
        },
        d: {
          text: 'Ask the Product Owner for a report on what they want.',
          why: "The Review is a working session with stakeholders. A report by one person doesn't replace it.",
        },
      },
      answer: 'c',
      guideSection: 'Sprint Review',
    },
    {
      id: 'sprint-review-2',
      kind: 'single',
      difficulty: 3,
      stem: 'At the Sprint Review, a stakeholder asks about a search function that was planned for this Sprint. It works, but one check that the Definition of Done requires is missing. What fits Scrum?',
      options: {
        a: {
          text: 'The team says where it stands, and moves on without showing it.',
          why: "Being open about the state is right. Work that misses the Definition of Done can't be released or even presented.",
        },
        b: {
          text: 'The team asks the Product Owner, and shows it if she agrees.',
          why: "The Definition of Done settles what is Done, and no one's consent can replace it.",
        },
        c: {
          text: 'The team shows the function, and promises the check for later.',
          why: "A promise doesn't make it Done. The item returns to the Product Backlog.",
        },
        d: {
          text: 'The team says where it stands, and shows the part that works.',
          why: "Being open is right, but an item that isn't Done isn't shown, in whole or in part.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Definition of Done',
      focusArea: 'Done',
    },
    {
      id: 'sprint-review-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: "A Scrum Team builds a library's app. Five topics have been proposed for its Sprint Review. Which two belong there? (Choose two.)",
      options: {
        a: {
          text: 'A split of the next items among the Developers',
          why: 'The Developers settle that among themselves, in Sprint Planning and day by day.',
        },
        b: {
          text: 'A law that changes the registration of patrons',
          why: 'What has changed in the environment is part of what the Scrum Team and stakeholders review.',
        },
        c: {
          text: 'A vote on the release of items that are Done',
          why: 'The Review is never a gate to releasing value.',
        },
        d: {
          text: 'A review of how two Developers work together',
          why: 'How individuals worked together is inspected in the Sprint Retrospective.',
        },
        e: {
          text: 'A look at the progress toward the Product Goal',
          why: 'Progress toward the Product Goal is discussed in the Review.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Sprint Review',
    },
    {
      id: 'sprint-review-4',
      kind: 'true-false',
      difficulty: 1,
      stem: "An item that met the Definition of Done on Wednesday may be in the hands of users on Thursday, although the Sprint Review doesn't take place until next week.",
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
      difficulty: 3,
      stem: 'During the Review, a customer explains why a feature at the top of the Product Backlog would do harm. The Product Owner is convinced. When may the feature be removed, and by whom?',
      options: {
        a: {
          text: 'In the Review, by a vote of the guests',
          why: "Stakeholders can convince the Product Owner, as this one did. They don't decide by vote.",
        },
        b: {
          text: 'In the Review, by the Product Owner',
          why: 'Attendees collaborate on what to do next, and the Product Backlog may be adjusted during the event.',
        },
        c: {
          text: 'In Sprint Planning, by the Developers',
          why: 'The Product Owner decides about the content and order of the Product Backlog.',
        },
        d: {
          text: 'In Sprint Planning, by the Product Owner',
          why: 'Items for the Sprint are selected there. The order and content of the Product Backlog can change before it.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Review',
    },
  ],
}
