import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum-tool',
  lesson: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'daily-scrum-tool-1',
      kind: 'single',
      difficulty: 1,
      stem: 'Three Developers like the three questions, three would rather walk along the board. They ask the Scrum Master to choose. Which answer fits the accountability of the Scrum Master best?',
      options: {
        a: {
          text: '"The three questions, since they are the form that the Scrum Guide describes."',
          why: 'The Guide describes no form. The questions were an example in 2017 and are gone since 2020.',
        },
        b: {
          text: '"I will lead the meeting myself until you have agreed."',
          why: 'The event is for the Developers. A leader from outside takes away what they should learn.',
        },
        c: {
          text: '"The Product Owner should choose, as the event serves the Sprint Goal."',
          why: 'Serving the Sprint Goal does not make the Product Owner choose the techniques. The Developers do.',
        },
        d: {
          text: '"It is your choice. How could you find out which of them helps you more?"',
          why: 'Structure and techniques are for the Developers to select. Helping them to inspect their own practice is coaching.',
        },
      },
      answer: 'd',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Each card in work gets a dot at every Daily Scrum. Pieces of work usually take up to three days. Today one card has five dots, and its Developer says: "It is going on." What should the Developers do with it?',
      options: {
        a: {
          text: 'Ask what it needs to get finished, and plan for the next day who helps.',
          why: 'The age shows that something is unusual. The event exists to adapt the plan toward the goal.',
        },
        b: {
          text: 'Hand it over to a quicker Developer, so that such a delay does not become a habit.',
          why: 'No one has found out yet what holds the card up. A new owner meets the same obstacle.',
        },
        c: {
          text: 'Let it go on, since the Developer in charge of it has reported no impediment.',
          why: 'The dots are there because people report late. All Developers are concerned with the goal.',
        },
        d: {
          text: 'Return its item to the Product Backlog and inform the Product Owner afterwards.',
          why: 'An old card is a question, and no proof that the item cannot be Done. Scope is negotiated with the Product Owner, beforehand.',
        },
      },
      answer: 'a',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-tool-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team tries a new format for its Daily Scrum and wants to know whether it serves the event. Which two observations tell most? (Choose two.)',
      options: {
        a: {
          text: 'All Developers speak for about the same time.',
          why: 'Equal shares are polite. They say nothing about progress or about the plan.',
        },
        b: {
          text: 'When something new was learned, the plan for the next day differs from the old one.',
          why: 'Inspection that never changes a plan is for show. Adapting the Sprint Backlog is the purpose.',
        },
        c: {
          text: 'The full fifteen minutes are used on most days.',
          why: 'If the plan is made after nine minutes, the meeting may stop. A full quarter of an hour shows nothing.',
        },
        d: {
          text: 'The Scrum Master learns more than before about who is doing what.',
          why: 'The event is not a report to the Scrum Master. Whether the Developers have a plan is what counts.',
        },
        e: {
          text: 'Fewer things come up later in the day that everyone should have heard.',
          why: 'This is what the event should bring to light, and a format can really fail at it.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Developers who go on using the three questions, because they find them helpful, can do so in line with the current Scrum Guide.',
      answer: true,
      why: {
        true: 'They may select whatever structure they want, if it focuses on progress toward the Sprint Goal and yields an actionable plan.',
        false:
          'The questions are no longer in the Guide, and they are not forbidden. What is required is the focus on the goal and a plan.',
      },
      guideSection: 'Daily Scrum',
    },
  ],
}
