import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
  focusArea: 'Events',
  questions: [
    {
      id: 'daily-scrum-1',
      kind: 'single',
      difficulty: 1,
      stem: 'Five minutes before the Daily Scrum, the Scrum Master calls in sick. What do the Developers do?',
      options: {
        a: {
          text: 'They hold it the next morning and make it twice as long.',
          why: "It takes place every working day and lasts 15 minutes, so you can't add two of them together.",
        },
        b: {
          text: 'They hold it on their own at the usual time.',
          why: "Ensuring that the event takes place doesn't mean attending it. The Developers can hold it on their own.",
        },
        c: {
          text: 'They let the Product Owner lead it at the usual time.',
          why: "The event is for the Developers. They don't need someone else to lead it.",
        },
        d: {
          text: 'They hold it in writing as a report to the Scrum Master.',
          why: "Reporting isn't what the event is for. The Developers need one joint plan for the next day.",
        },
      },
      answer: 'b',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers are tired of answering three questions in turn. They want to look at the board from right to left and talk about what is nearest to Done. Who has to agree?',
      options: {
        a: {
          text: 'The Scrum Team, which plans this in the Retrospective',
          why: 'The Retrospective is a good place to find such ideas, but the Developers can try them without waiting for it.',
        },
        b: {
          text: 'The Scrum Master, who looks after the rules of this event',
          why: "The Guide doesn't define a structure for this event, so the Scrum Master has nothing to approve.",
        },
        c: {
          text: 'The Product Owner, who orders the items on the board',
          why: "Ordering Product Backlog items doesn't include shaping the Daily Scrum, which is for the Developers.",
        },
        d: {
          text: 'The Developers, who choose the structure of this event',
          why: 'They can select any structure, as long as the event focuses on progress toward the Sprint Goal and results in an actionable plan.',
        },
      },
      answer: 'd',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team wants to reshape its Daily Scrum. Which two things have to stay, whatever form the Developers choose? (Choose two.)',
      options: {
        a: {
          text: 'A look at the hours of work left on the board',
          why: 'Hours on a board are one technique among many, and no technique is required.',
        },
        b: {
          text: 'A focus on progress toward the Sprint Goal',
          why: "Without it, the Developers can't see whether their plan still leads to the goal.",
        },
        c: {
          text: 'A turn for all of the Developers to speak',
          why: "That is a habit of many teams. The Guide doesn't ask for turns.",
        },
        d: {
          text: 'An actionable plan for the next day of work',
          why: 'Without a plan, the Developers have talked but not adapted anything.',
        },
        e: {
          text: 'A list of impediments for the Scrum Master',
          why: "Impediments are identified there, often as the Developers talk. The Guide doesn't require a list.",
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'When Sprints are shorter, the Daily Scrum is usually shorter too, like the other three events inside a Sprint.',
      answer: false,
      why: {
        true: 'The Guide says this about Sprint Planning, the Review and the Retrospective. For the Daily Scrum, it gives 15 minutes in any Sprint.',
        false: 'The Daily Scrum has 15 minutes, however long the Sprint is.',
      },
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Nine minutes into the Daily Scrum, two Developers begin to argue about how to read data from a device. The other four have nothing to add, and there is still no plan for tomorrow. What serves the event best?',
      options: {
        a: {
          text: 'The question moves to the next Daily Scrum, and all six plan.',
          why: 'That would cost a whole day. The Developers may meet at any time.',
        },
        b: {
          text: 'The two talk after the event, and all six finish the plan.',
          why: 'Developers often meet through the day for more detailed discussion. The event itself has to produce a plan.',
        },
        c: {
          text: 'The six settle the question, and the plan follows after it.',
          why: 'That could use up the 15 minutes. The plan can say that two people will find the answer.',
        },
        d: {
          text: 'The Scrum Master settles the question, and all six plan.',
          why: "The argument is about how to do the work, so it is theirs to settle. Keeping time doesn't mean deciding for them.",
        },
      },
      answer: 'b',
      guideSection: 'Daily Scrum',
    },
  ],
}
