import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-backlog-tool',
  lesson: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'sprint-backlog-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A board shows all selected items and a current, detailed plan, but not why this Sprint is valuable. What is missing?',
      options: {
        a: {
          text: 'A current picture of the work',
          why: "The plan on the board is current. What isn't there is the Sprint Goal, which is the 'why' of the Sprint Backlog.",
        },
        b: {
          text: 'Enough detail to inspect progress',
          why: "The plan is detailed enough. What isn't there is the Sprint Goal, which says what the work is for.",
        },
        c: {
          text: 'The Sprint Goal',
          why: 'It is the why and one of the three parts of the Sprint Backlog, with the selected items and the plan.',
        },
        d: {
          text: 'A burn-down chart of the open work',
          why: "A chart is optional and wouldn't say why a Sprint is valuable. The Sprint Goal says so, and it is a part of the Sprint Backlog.",
        },
      },
      answer: 'c',
      rests: ['sprint-goal-6'],
    },
    {
      id: 'sprint-backlog-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On a wall, the Developers keep the Sprint Goal, the items and a detailed plan. They update it only once a day. What is missing for most of the day?',
      options: {
        a: {
          text: 'A burn-down chart of the open work',
          why: "The Sprint Backlog doesn't need a chart. Updated once a day, a chart would also be out of date most of the time.",
        },
        b: {
          text: 'Enough detail to inspect progress',
          why: 'The plan is detailed, but it is out of date for most of the day. The Sprint Backlog is meant to be a real-time picture of the work.',
        },
        c: {
          text: 'The Sprint Goal',
          why: 'The Sprint Goal is on the wall. What is out of date for most of the day is the picture of the work.',
        },
        d: {
          text: 'A current picture of the work',
          why: "Until the next update, the wall shows yesterday's state. The Sprint Backlog is a real-time picture of the planned work.",
        },
      },
      answer: 'd',
      rests: ['sprint-backlog-3'],
    },
    {
      id: 'sprint-backlog-tool-3',
      kind: 'single',
      difficulty: 2,
      stem: "In a company's tool, only managers can add or remove work in the Sprint Backlog. What is the main objection?",
      options: {
        a: {
          text: 'The team gets a second source of work.',
          why: "There is no second list: it is still the same Sprint Backlog. The trouble is that the Developers can't change it.",
        },
        b: {
          text: 'Someone other than the Product Owner sets the order.',
          why: "The Product Owner orders the Product Backlog. The plan in the Sprint Backlog is the Developers' own.",
        },
        c: {
          text: 'Someone other than the Developers sets the sizes.',
          why: "Sizes aren't touched here. The Sprint Backlog is a plan by and for the Developers, and the tool keeps them from changing it.",
        },
        d: {
          text: 'The Developers can no longer change their own plan.',
          why: 'The plan is by and for the Developers, who update it throughout the Sprint.',
        },
      },
      answer: 'd',
      rests: ['sprint-backlog-2'],
    },
    {
      id: 'sprint-backlog-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Every day, the Developers have to note in the Sprint Backlog how many hours of work are left.',
      answer: false,
      why: {
        true: "The Guide doesn't ask for hours. In 2017, it spoke of tracking the total work remaining, but that was dropped in 2020.",
        false:
          'The plan should have enough detail to inspect progress. How to show that is up to the Developers.',
      },
      rests: ['sprint-backlog-5'],
    },
  ],
}
