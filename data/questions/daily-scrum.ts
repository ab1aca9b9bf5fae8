import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
  focusArea: 'Events',
  questions: [
    {
      id: 'daily-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Just before the Daily Scrum, the Scrum Master calls in sick. What do the Developers do?',
      options: {
        a: {
          text: 'Let the Product Owner lead it in her absence',
          why: 'The Daily Scrum is for the Developers, who need no one to lead it. A Product Owner takes part only when working on items of the Sprint Backlog, and then as a Developer.',
        },
        b: {
          text: 'Hold it on their own at the usual time',
          why: "The Daily Scrum is an event for the Developers, so they can hold it alone. The Scrum Master ensures that it takes place, which doesn't mean attending it.",
        },
        c: {
          text: 'Move it to the afternoon, when she can join by phone',
          why: 'Each Daily Scrum has the same time and place. It needs the Developers and not the Scrum Master, so there is no reason to move it.',
        },
        d: {
          text: 'Each send her a short report and skip the meeting',
          why: "Reports to one person aren't what the event is for. The Developers inspect their progress and plan the next day together.",
        },
      },
      answer: 'b',
      rests: ['daily-scrum-4'],
    },
    {
      id: 'daily-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The team considers a new structure for the Daily Scrum. Who decides on it?',
      options: {
        a: {
          text: 'The Product Owner alone',
          why: 'The Product Owner orders the Product Backlog. The Daily Scrum is for the Developers, who choose its structure.',
        },
        b: {
          text: 'The Developers together with the Product Owner',
          why: 'Developers and Product Owner negotiate scope together. The structure of the Daily Scrum is the choice of the Developers alone.',
        },
        c: {
          text: 'The whole Scrum Team',
          why: 'The Developers choose the structure, since the Daily Scrum is their event. The self-management of the whole Scrum Team makes this answer tempting.',
        },
        d: {
          text: 'The Developers alone',
          why: 'The Developers can select the structure and techniques that they want, as long as the event focuses on progress toward the Sprint Goal and leads to a plan.',
        },
      },
      answer: 'd',
      rests: ['daily-scrum-7'],
    },
    {
      id: 'daily-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two things must every Daily Scrum have, whatever structure the Developers choose? (Choose two.)',
      options: {
        a: {
          text: 'A count of the hours of work that are left',
          why: 'The Developers choose their techniques, and counting hours is only one of them. What the event must have is a focus on the Sprint Goal and an actionable plan.',
        },
        b: {
          text: 'A focus on progress toward the Sprint Goal',
          why: "The Guide asks for this focus. Without it, the Developers can't see whether their plan still leads to the goal.",
        },
        c: {
          text: 'A turn for each of the Developers to speak',
          why: 'The Developers choose the structure, and taking turns is only one possibility. What the event must have is a focus on the Sprint Goal and an actionable plan.',
        },
        d: {
          text: 'An actionable plan for the next day of work',
          why: 'The event has to result in such a plan. Without one, the Developers have talked but adapted nothing.',
        },
        e: {
          text: 'A list of impediments for the Scrum Master',
          why: "Impediments come to light in the event, but the Guide doesn't ask for a list. It asks for a focus on the Sprint Goal and an actionable plan.",
        },
      },
      answers: ['b', 'd'],
      rests: ['daily-scrum-8'],
    },
    {
      id: 'daily-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'When Sprints are shorter, the Daily Scrum is usually shorter too.',
      answer: false,
      why: {
        true: 'The Guide says this of Sprint Planning, the Review and the Retrospective, which makes it easy to believe. The Daily Scrum has 15 minutes in any Sprint.',
        false:
          'The Daily Scrum has 15 minutes, however long the Sprint is. Only Sprint Planning, the Review and the Retrospective are usually shorter in shorter Sprints.',
      },
      rests: ['daily-scrum-3'],
    },
    {
      id: 'daily-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: 'In the Daily Scrum, two Developers argue over a technical detail. The others have nothing to add, and there is no plan yet. What is best?',
      options: {
        a: {
          text: "They put off the detail until tomorrow's Daily Scrum, and everyone plans now.",
          why: 'That would cost a day. Developers may meet at any time for more detailed discussions.',
        },
        b: {
          text: 'The two talk after the event, and everyone finishes the plan now.',
          why: 'Developers often meet during the day for details. The event itself has to end with a plan for the next day.',
        },
        c: {
          text: 'Everyone settles the detail first and then makes the plan.',
          why: 'It sounds thorough, but it can use up the 15 minutes. The plan may just say that the two will find an answer.',
        },
        d: {
          text: 'The Scrum Master decides the detail, and everyone plans now.',
          why: "How the work is done is for the Developers alone to decide. Keeping the event in its timebox doesn't change that.",
        },
      },
      answer: 'b',
      rests: ['daily-scrum-14', 'daily-scrum-8'],
    },
  ],
}
