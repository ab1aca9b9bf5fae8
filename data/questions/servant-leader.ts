import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'servant-leader',
  lesson: '/scrum/psm-1/scrum-master-as-a-servant-leader',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'servant-leader-1',
      kind: 'single',
      difficulty: 1,
      stem: 'How does the Scrum Guide of 2020 describe the leadership of a Scrum Master?',
      options: {
        a: {
          text: 'As the leadership of a superior who is responsible for the results of the Developers.',
          why: 'A Scrum Team has no hierarchies, and the whole Scrum Team is accountable for the Increment.',
        },
        b: {
          text: 'As that of a servant-leader for the Scrum Team, as in the edition of 2017.',
          why: "The term 'servant-leader' is the wording of 2017. The edition of 2020 does not use it.",
        },
        c: {
          text: 'As that of a true leader who serves the Scrum Team and the larger organization.',
          why: 'So it says, and the organization is part of the sentence.',
        },
        d: {
          text: 'As a temporary one, which ends when the team has become self-managing.',
          why: 'Each Scrum Team has a Scrum Master, with no date at which that ends.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers have argued for an hour about the structure of the database. Each asks the Scrum Master, an experienced programmer, to decide. What is the best response?',
      options: {
        a: {
          text: 'Help the Developers find a way to decide, such as a short trial of both structures.',
          why: 'How the work gets done is for the Developers. Coaching them toward a decision strengthens self-management.',
        },
        b: {
          text: 'Decide, because the Scrum Master has the experience to judge it and time is being lost.',
          why: 'Experience may be offered as advice. Deciding takes away what the Developers are to decide themselves.',
        },
        c: {
          text: 'Ask the Product Owner to decide, since the value of the product is at stake.',
          why: 'The Product Owner decides the order of the Product Backlog, and not how items are built.',
        },
        d: {
          text: 'Say nothing, because a Scrum Master must not get involved in technical matters.',
          why: 'Keeping silent while people are stuck serves no one. Facilitating is not a technical decision.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-3',
      kind: 'single',
      difficulty: 2,
      stem: 'To protect the Sprint, a Scrum Master has told all stakeholders to send their questions to the Scrum Master only. What do you think of that?',
      options: {
        a: {
          text: 'It is right during the Sprint, provided that stakeholders may come to the Sprint Review.',
          why: 'Collaboration with stakeholders is part of what the Scrum Team does on any day.',
        },
        b: {
          text: 'It is right, because the Scrum Master is accountable for the focus of the Developers.',
          why: 'Helping the team to focus does not mean cutting it off from the people it works for.',
        },
        c: {
          text: 'It would be right if the questions were sent to the Product Owner instead.',
          why: 'The Product Owner decides about the Product Backlog. Conversations do not need to pass through any single person.',
        },
        d: {
          text: 'It raises a barrier where the Scrum Master should remove barriers.',
          why: 'The Guide lists it among the services to the organization. What must be protected is the Sprint Goal.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'The Developers complain that their test server fails every day. Which two reactions of a Scrum Master fit the accountability best? (Choose two.)',
      options: {
        a: {
          text: 'Rent a new server on the spot, so that the Developers are not troubled with it.',
          why: 'Fixing it alone may help once. It teaches no one, and the cause stays unknown.',
        },
        b: {
          text: 'Ask what the Developers have found out so far, and what they could change themselves.',
          why: "That coaches self-management: an impediment the team can remove is the team's to remove.",
        },
        c: {
          text: 'Enter it in a list of impediments and wait until the Sprint Retrospective.',
          why: 'Adjustment should come as soon as possible. Taking note alone removes nothing.',
        },
        d: {
          text: 'Bring together those who can act, when the cause turns out to lie outside the team.',
          why: 'This is causing the removal of an impediment, without doing everything in person.',
        },
        e: {
          text: 'Appoint the Developer who knows most about servers as responsible for it.',
          why: 'Who does what is decided by the team itself.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'As a leader who serves, a Scrum Master should go along with the wish of a Scrum Team to hold no Sprint Retrospective this time.',
      answer: false,
      why: {
        true: 'Serving is not the same as complying. The Scrum Master ensures that all Scrum events take place.',
        false:
          'The Scrum Master ensures that all Scrum events take place, and would help the team find out why this one seems useless.',
      },
      guideSection: 'Scrum Master',
    },
  ],
}
