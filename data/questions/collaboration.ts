import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'collaboration',
  lesson: '/scrum/psm-1/scrum-theory-principles/collaboration',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'collaboration-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two stakeholders quarrel at the Sprint Review about what should be built next. Which help of the Scrum Master fits best?',
      options: {
        a: {
          text: 'Making visible what is to be decided and by whom, so that the talk can move on',
          why: 'Facilitating stakeholder collaboration is a service of the Scrum Master. It leaves the decision with the person who is accountable.',
        },
        b: {
          text: 'Deciding between the two proposals, so that the event keeps to its timebox',
          why: 'The order of the Product Backlog is not for the Scrum Master to decide, and no timebox changes that.',
        },
        c: {
          text: 'Asking both to settle the matter in private and to hand in the result in writing',
          why: 'The Review is where those attending collaborate on what to do next. Sending the question away loses what the others know.',
        },
        d: {
          text: 'Having all attendees vote, and entering the result in the Product Backlog',
          why: 'Stakeholders may convince, but the Product Owner orders the Product Backlog. A vote would be a committee by another name.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'collaboration-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team of sixteen people splits into two Scrum Teams that keep building the same product. What should they have?',
      options: {
        a: {
          text: 'A second Product Owner, and someone above both who settles their conflicts',
          why: 'One product has one Product Backlog and one Product Owner. Two would pull the product in two directions.',
        },
        b: {
          text: 'Two Product Backlogs with a common Product Goal, updated in a weekly meeting',
          why: 'They share the Product Backlog as well. A copy for each team would soon differ from the other.',
        },
        c: {
          text: 'The same Product Owner, Product Goal and Product Backlog for both',
          why: 'Scrum Teams that focus on the same product should share all three. They must also have a common Definition of Done.',
        },
        d: {
          text: 'One Sprint Backlog for both, since they share a Definition of Done',
          why: 'A Sprint Backlog is the plan of the Developers of one team. Each team makes its own.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
    {
      id: 'collaboration-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Developer who has a question about daily work at a customer should put it to the Product Owner, because only the Product Owner may talk with stakeholders.',
      answer: false,
      why: {
        true: 'No rule reserves such conversations for the Product Owner. Only the decisions about the Product Backlog are reserved.',
        false:
          'Stakeholder collaboration is a responsibility of the Scrum Team. The Developer may ask directly, as long as the decision about new work stays with the Product Owner.',
      },
      guideSection: 'Scrum Team',
      focusArea: 'Stakeholders & Customers',
    },
    {
      id: 'collaboration-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In a team, each item goes from designer to programmer to tester, and lies for days between them. At the end of most Sprints, several items are nearly finished. What would help the team most?',
      options: {
        a: {
          text: 'Having the tester join one Sprint later, so that there is always finished code to be tested',
          why: 'It makes the hand-over permanent, and nothing could meet the Definition of Done within its Sprint.',
        },
        b: {
          text: 'Assigning a deadline to each step, so that every person knows when to hand on the item',
          why: 'Deadlines for steps keep the chain in place. People would be busy on time and items would still wait.',
        },
        c: {
          text: 'Starting more items, so that no one is idle while an item waits',
          why: 'More started items mean more waiting. The Increment does not profit from everyone being busy.',
        },
        d: {
          text: 'Working on fewer items at a time, with all the skills an item needs together on it',
          why: 'The Sprint Goal encourages working together instead of separate initiatives. How to do it is for the Developers to find.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'collaboration-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'The Retrospectives of a team have turned dull and end without a result. Which two steps fit the accountability of the Scrum Master? (Choose two.)',
      options: {
        a: {
          text: 'Coach a Developer in facilitation and let this person lead the next one',
          why: 'The Scrum Master ensures that events are positive and productive. Leading each of them in person is not required.',
        },
        b: {
          text: 'Write the list of improvements beforehand and have the team confirm it',
          why: 'The Scrum Team identifies the changes. A prepared list to nod at takes inspection out of the event.',
        },
        c: {
          text: 'Replace the event with a monthly survey until the team has more to say',
          why: 'The Scrum Master ensures that all Scrum events take place. A survey may add to the event but not replace it.',
        },
        d: {
          text: 'Try another way of gathering what people saw, such as writing before speaking',
          why: 'Techniques are open. This one helps quiet people to be heard, and may make the event productive again.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Scrum Master',
    },
  ],
}
