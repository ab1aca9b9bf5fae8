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
      stem: 'Two stakeholders disagree at the Sprint Review about what should be built next. How can the Scrum Master help best?',
      options: {
        a: {
          text: 'Making visible what has to be decided and by whom, so that the conversation can go on',
          why: 'Facilitating stakeholder collaboration is a service of the Scrum Master. It leaves the decision with the person who is accountable.',
        },
        b: {
          text: 'Deciding between the two proposals, so that the event keeps to its timebox',
          why: 'The order of the Product Backlog is not for the Scrum Master to decide, and no timebox changes that.',
        },
        c: {
          text: 'Asking both to settle the matter in private and to report the result to the team in writing',
          why: 'At the Review, the attendees collaborate on what to do next. If two of them settle it in private, the others cannot contribute what they know.',
        },
        d: {
          text: 'Having all attendees vote, and entering the result in the Product Backlog',
          why: 'Stakeholders may try to convince the Product Owner, who orders the Product Backlog. A vote would replace that decision with one by a committee.',
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
          why: 'They should share the Product Backlog as well. Two lists for one product would soon differ.',
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
      stem: "A Developer who has a question about a customer's daily work should put it to the Product Owner, because only the Product Owner may talk with stakeholders.",
      answer: false,
      why: {
        true: 'No rule reserves such conversations for the Product Owner. What the Product Owner decides is the order of the Product Backlog.',
        false:
          'The whole Scrum Team is responsible for stakeholder collaboration. The Developer may ask directly, as long as the Product Owner decides about new work.',
      },
      guideSection: 'Scrum Team',
      focusArea: 'Stakeholders & Customers',
    },
    {
      id: 'collaboration-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In a team, each item goes from designer to programmer to tester, and waits for days between them. At the end of most Sprints, several items are nearly finished. What would help the team most?',
      options: {
        a: {
          text: 'Testing each item one Sprint later, so that there is always finished code to be tested',
          why: 'Then no item that has to be tested could meet the Definition of Done within its Sprint, and each one would wait even longer.',
        },
        b: {
          text: 'Assigning a deadline to each step, so that every person knows when to hand on the item',
          why: 'Items would still be passed from person to person, and would still wait whenever the next person is busy.',
        },
        c: {
          text: 'Starting more items, so that no one is idle while an item waits',
          why: "The more items are open, the longer each one waits. The Increment doesn't benefit from everyone being busy.",
        },
        d: {
          text: 'Working on fewer items at a time, each with all the skills it needs',
          why: 'The Sprint Goal encourages everyone to pull together instead of starting separate initiatives. The Developers decide how to do it.',
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
      stem: "A team's Retrospectives have become boring and end without a result. Which two steps fit the accountability of the Scrum Master? (Choose two.)",
      options: {
        a: {
          text: 'Coach a Developer in facilitation and let this person lead the next one',
          why: "The Scrum Master ensures that events are positive and productive, but doesn't have to lead them in person.",
        },
        b: {
          text: 'Write the list of improvements beforehand and have the team confirm it',
          why: 'The Scrum Team identifies the changes. If it only confirms a prepared list, it does not inspect anything.',
        },
        c: {
          text: 'Replace the event with a monthly survey until the team has more to say',
          why: 'The Scrum Master ensures that all Scrum events take place. A survey may add to the event but not replace it.',
        },
        d: {
          text: 'Try another way of gathering what people saw, such as writing before speaking',
          why: "The Guide doesn't prescribe a technique. This one lets quiet people be heard, and may make the event productive again.",
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Scrum Master',
    },
  ],
}
