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
          text: 'By having the two talk later and report on the result',
          why: 'At the Review, the attendees collaborate on what to do next. If two of them settle it in private, the others cannot contribute what they know.',
        },
        b: {
          text: 'By choosing one of the two proposals to keep the timebox',
          why: 'The order of the Product Backlog is not for the Scrum Master to decide, and no timebox changes that.',
        },
        c: {
          text: 'By taking a vote and recording the order that wins',
          why: 'Stakeholders may try to convince the Product Owner, who orders the Product Backlog. A vote would replace that decision with one by a committee.',
        },
        d: {
          text: 'By naming the open question and the person who decides',
          why: 'Facilitating stakeholder collaboration is a service of the Scrum Master. It leaves the decision with the person who is accountable.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'collaboration-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team of sixteen people splits into two Scrum Teams that keep building the same product. Which of these should they NOT share?',
      options: {
        a: {
          text: 'The Product Owner',
          why: 'One product has one Product Owner. Two would pull it in two directions.',
        },
        b: {
          text: 'The Sprint Backlog',
          why: 'A Sprint Backlog is the plan of the Developers of one team, made by and for them. Each team makes its own.',
        },
        c: {
          text: 'The Product Backlog',
          why: 'Scrum Teams on the same product should share one Product Backlog, the single source of their work.',
        },
        d: {
          text: 'The Product Goal',
          why: 'Both teams work toward the long-term objective of the one product.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
      focusArea: 'Scrum Team',
    },
    {
      id: 'collaboration-3',
      kind: 'true-false',
      difficulty: 2,
      stem: "A Developer who has a question about a customer's daily work may put it to the customer directly, even in the middle of a Sprint.",
      answer: true,
      why: {
        true: 'The whole Scrum Team is responsible for stakeholder collaboration. The Developer may ask directly, as long as the Product Owner decides about new work.',
        false:
          'No rule reserves such conversations for the Product Owner or for an event. The Product Owner decides on the order of the Product Backlog.',
      },
      guideSection: 'Scrum Team',
      focusArea: 'Stakeholders & Customers',
    },
    {
      id: 'collaboration-4',
      kind: 'single',
      difficulty: 2,
      stem: 'On a team, each item goes from designer to programmer to tester, and waits for days between them. At the end of most Sprints, several items are nearly finished. What would help the team most?',
      options: {
        a: {
          text: 'Working on fewer items with all the skills at once',
          why: 'The Sprint Goal encourages everyone to pull together instead of starting separate initiatives. The Developers decide how to do it.',
        },
        b: {
          text: 'Testing each item in the Sprint after it is programmed',
          why: 'Then no item that has to be tested could meet the Definition of Done within its Sprint, and each one would wait even longer.',
        },
        c: {
          text: 'Working on more items with a buffer for the waits',
          why: "The more items are open, the longer each one waits. The Increment doesn't benefit from everyone being busy.",
        },
        d: {
          text: 'Setting a deadline for each step with a reminder',
          why: 'Items would still be passed from person to person, and would still wait whenever the next person is busy.',
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
  ],
}
