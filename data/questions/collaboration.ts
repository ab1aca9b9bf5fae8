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
      stem: 'At the Sprint Review, two stakeholders disagree about what should come next in the Product Backlog. How can the Scrum Master best help to get the question settled?',
      options: {
        a: {
          text: 'Ask for a vote and record the result.',
          why: 'It looks fair, but the Product Owner decides on the order. A vote would replace that with a committee.',
        },
        b: {
          text: 'Propose a solution and ask the group to agree.',
          why: "Facilitating means that others find the solution. The order also isn't something for the group to agree on: the Product Owner decides.",
        },
        c: {
          text: 'Remind the group of what this event has to define.',
          why: "The Review doesn't have to define an order. Even a reminder of its purpose wouldn't tell the two who decides: the Product Owner.",
        },
        d: {
          text: 'Name the open question and the person who decides it.',
          why: 'The Product Owner orders the Product Backlog, so naming that person settles who decides. Facilitating stakeholder collaboration is a service of the Scrum Master.',
        },
      },
      answer: 'd',
      rests: ['scrum-master-14', 'product-owner-6'],
    },
    {
      id: 'collaboration-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Which of these does each of two Scrum Teams on the same product have for itself?',
      options: {
        a: {
          text: 'The Product Backlog',
          why: 'Scrum Teams on the same product should share one Product Backlog, with one Product Owner. It may sound practical to give each team its own list.',
        },
        b: {
          text: 'The Sprint Backlog',
          why: 'This plan is made by and for the Developers of one team, so each team has a Sprint Backlog of its own.',
        },
        c: {
          text: 'The Product Goal',
          why: 'Scrum Teams on the same product should share its Product Goal: all of them plan against the same future state of the product.',
        },
        d: {
          text: 'The Definition of Done',
          why: 'Teams that work together on a product have to agree on one, and all conform to it.',
        },
      },
      answer: 'b',
      rests: ['team-12', 'sprint-backlog-2'],
    },
    {
      id: 'collaboration-3',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In the middle of a Sprint, a Developer may ask a customer directly how she does her work.',
      answer: true,
      why: {
        true: 'The whole Scrum Team is responsible for stakeholder collaboration. The Product Owner still decides about new work.',
        false:
          'The whole Scrum Team, Developers included, is responsible for stakeholder collaboration at any time. Where all questions go through the Product Owner, this may seem forbidden.',
      },
      rests: ['team-13'],
    },
    {
      id: 'collaboration-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Each Developer works on an item of her own and waits for the others. At the end of most Sprints, several items are almost finished. What would help most?',
      options: {
        a: {
          text: 'Working together on fewer items at a time',
          why: 'The Sprint Goal encourages people to work together instead of on separate initiatives. The Developers decide how.',
        },
        b: {
          text: 'Testing each item in the following Sprint',
          why: 'An item is Done only if it has been tested as the Definition of Done requires. Testing later would make every item wait even longer.',
        },
        c: {
          text: 'Starting further items, so that no one has to wait',
          why: 'Being busy looks productive, but the more items are open, the longer each one waits. The Sprint Goal encourages people to work together instead.',
        },
        d: {
          text: 'Working longer hours together at the end of the Sprint',
          why: "Overtime hides the waiting and doesn't end it. Working together on fewer items ends it, at a sustainable pace.",
        },
      },
      answer: 'a',
      rests: ['sprint-goal-4'],
    },
  ],
}
