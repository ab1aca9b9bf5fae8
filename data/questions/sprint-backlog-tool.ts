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
      stem: 'A board shows all selected items and their pieces and is always up to date. The Sprint Goal is in a document that few people open. How complete is this Sprint Backlog?',
      options: {
        a: {
          text: "It's complete, because items and plan are there and people know the goal from Sprint Planning.",
          why: "The Sprint Goal is one of the three parts. A goal that people only remember isn't visible.",
        },
        b: {
          text: 'It lacks the Sprint Goal, which should guide progress and changes of scope.',
          why: 'Goal, items and plan together make up the Sprint Backlog. The goal is its commitment.',
        },
        c: {
          text: 'It lacks the remaining hours, without which no one can inspect progress.',
          why: "Scrum doesn't require hours. The plan should have enough detail to inspect progress.",
        },
        d: {
          text: 'It lacks the names of the people who work on the pieces, so no one is accountable.',
          why: "The Guide doesn't ask for names. Who does what is decided within the Scrum Team.",
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers move the cards on their wall once a day, in the first minutes of the Daily Scrum. Which property that a Sprint Backlog should have is missing for most of the day?',
      options: {
        a: {
          text: "That it's a real-time picture of the work",
          why: "Until the next Daily Scrum, it shows yesterday's state. The Sprint Backlog is updated throughout the Sprint.",
        },
        b: {
          text: 'That it has been approved by the Product Owner',
          why: 'Scrum has no such approval. The plan is by and for the Developers.',
        },
        c: {
          text: 'That it keeps a record of earlier states',
          why: "A history may be useful, but the Guide doesn't ask for it.",
        },
        d: {
          text: 'That its work is divided into equal pieces',
          why: "The Guide doesn't ask for equal pieces. Items are often broken down into work of a day or less.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-tool-3',
      kind: 'single',
      difficulty: 3,
      stem: "The head of IT requires that the Sprint Backlog be kept in the company's program, in which only managers can add or remove work. What is the main objection?",
      options: {
        a: {
          text: 'A company program may not be used, because Scrum asks for a physical wall.',
          why: "Scrum doesn't prescribe a medium. A program is as good as a wall if it does what is needed.",
        },
        b: {
          text: 'The Product Owner alone may add or remove work in the Sprint Backlog.',
          why: 'The Product Owner negotiates scope with the Developers. They write and change the plan.',
        },
        c: {
          text: 'Managers would be able to see the plan, which is meant for the Developers only.',
          why: "The plan is made for the Developers, but it's also highly visible.",
        },
        d: {
          text: 'The plan is by and for the Developers, and they could not keep it up to date.',
          why: "The plan is updated throughout the Sprint as the Developers learn more. They can't do that without the right to change it.",
        },
      },
      answer: 'd',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Developers have to note the remaining hours of each piece of work in the Sprint Backlog once a day.',
      answer: false,
      why: {
        true: 'The 2017 Guide had the Development Team track the total work remaining for each Daily Scrum. The 2020 Guide dropped that, and neither asks for hours.',
        false:
          'The plan should have enough detail to inspect progress. How to show that is up to the Developers.',
      },
      guideSection: 'Sprint Backlog',
    },
  ],
}
