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
      stem: 'For three Sprints, no stakeholder has come to the Sprint Review. What should the Scrum Team do?',
      options: {
        a: {
          text: 'Send out a recording and ask for comments',
          why: "Attendees of the Review collaborate on what to do next. A recording informs people, but they can't work anything out with the team.",
        },
        b: {
          text: 'Have managers order the stakeholders to come',
          why: 'The Review needs stakeholders who collaborate with the team. People who are ordered to come may just sit there, and why they stay away would remain unknown.',
        },
        c: {
          text: 'Ask the stakeholders why they stay away',
          why: 'The Review needs them: attendees collaborate on what to do next. Once the reason is known, the Scrum Master can help remove it.',
        },
        d: {
          text: 'Have the Product Owner speak for the stakeholders',
          why: "In the Review, stakeholders themselves inspect the outcome. The Product Owner may represent their needs in the Product Backlog, but can't take their place here.",
        },
      },
      answer: 'c',
      rests: ['sprint-review-6'],
    },
    {
      id: 'sprint-review-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A function works, but one check of the Definition of Done is missing. What applies to it at the Sprint Review?',
      options: {
        a: {
          text: 'It may be neither released nor shown.',
          why: "An item that misses the Definition of Done can't be released or even presented. The team can say openly where it stands.",
        },
        b: {
          text: 'It may be shown, but not released.',
          why: 'The Guide is stricter than one may expect: an item that misses the Definition of Done may be neither released nor presented at the Review.',
        },
        c: {
          text: 'It may be released at once.',
          why: "An item isn't part of an Increment until it meets the Definition of Done. Until then, it can't be released.",
        },
        d: {
          text: 'It may be released if the guests of the Review approve.',
          why: "Only the Definition of Done decides what is Done. The approval of guests can't replace a missing check, and the Review is never a gate.",
        },
      },
      answer: 'a',
      rests: ['done-5'],
    },
    {
      id: 'sprint-review-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two topics belong in a Sprint Review? (Choose two.)',
      options: {
        a: {
          text: 'How the next items are shared out among the Developers',
          why: 'The Developers settle this among themselves, in Sprint Planning and day by day.',
        },
        b: {
          text: 'A new law that affects the product',
          why: 'The Scrum Team and stakeholders review what has changed in their environment.',
        },
        c: {
          text: 'A vote on whether Done items may be released',
          why: 'Done items may be released at any time, without a vote: "The Sprint Review should never be considered a gate to releasing value."',
        },
        d: {
          text: 'How two Developers get along with each other',
          why: 'The team inspects individuals and interactions in its Retrospective, without guests.',
        },
        e: {
          text: 'How far the Product Goal has come',
          why: 'Progress toward the Product Goal is discussed in the Review.',
        },
      },
      answers: ['b', 'e'],
      rests: ['sprint-review-5', 'sprint-review-3'],
    },
    {
      id: 'sprint-review-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'An item that met the Definition of Done on Wednesday may be in use on Thursday, before the Sprint Review.',
      answer: true,
      why: {
        true: 'An Increment may be delivered to stakeholders before the end of the Sprint.',
        false:
          'No one has to wait: an Increment may be delivered before the end of the Sprint. "The Sprint Review should never be considered a gate to releasing value."',
      },
      rests: ['increment-7'],
    },
    {
      id: 'sprint-review-5',
      kind: 'single',
      difficulty: 3,
      stem: 'In the Sprint Review, a customer convinces the Product Owner that an item at the top would do harm. How soon can it be moved down, and by whom?',
      options: {
        a: {
          text: 'In the Review, by a vote of the attendees',
          why: 'The Product Backlog may be adjusted in the Review, but the Product Owner decides on its order. Attendees collaborate on what to do next without voting.',
        },
        b: {
          text: 'In the Review, by the Product Owner',
          why: 'The Product Backlog may be adjusted in the Review, and ordering it is up to the Product Owner.',
        },
        c: {
          text: 'In Sprint Planning, by the Developers',
          why: 'In Sprint Planning, the Developers select items. The Product Owner orders them and may adjust the Product Backlog already in the Review.',
        },
        d: {
          text: 'In Sprint Planning, by the Product Owner',
          why: "The Product Owner is the right person, but doesn't have to wait for Sprint Planning. The Product Backlog may already be adjusted in the Review.",
        },
      },
      answer: 'b',
      rests: ['sprint-review-7', 'product-owner-6'],
    },
  ],
}
