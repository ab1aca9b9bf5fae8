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
      stem: 'A board shows all selected items and their pieces, true to the minute. The Sprint Goal is in a document that few people open. How complete is this Sprint Backlog?',
      options: {
        a: {
          text: 'It is complete, because items and plan are there and the goal is known from Sprint Planning.',
          why: 'The Sprint Goal is one of the three parts. A memory of it is not visible.',
        },
        b: {
          text: 'It lacks the Sprint Goal, by which progress and every change of scope are judged.',
          why: 'Goal, items and plan together are the Sprint Backlog. The goal is its commitment.',
        },
        c: {
          text: 'It lacks the remaining hours, without which progress cannot be inspected.',
          why: 'Hours are not required. Enough detail to inspect progress is.',
        },
        d: {
          text: 'It lacks the names of those who work on the pieces, so no one is accountable.',
          why: 'No names are asked for. The Developers decide among themselves.',
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
          text: 'That it is a real-time picture of the work',
          why: 'Until the next Daily Scrum it shows the day before. It should be updated throughout the Sprint.',
        },
        b: {
          text: 'That it has been approved by the Product Owner',
          why: 'No such approval exists. It is a plan by and for the Developers.',
        },
        c: {
          text: 'That it keeps a record of earlier states',
          why: 'History may be useful, but no one asks for it.',
        },
        d: {
          text: 'That its work is divided into equal pieces',
          why: 'Nothing is said about equal pieces. Work is often cut to one day or less.',
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
          why: 'No medium is prescribed. A program is as good as a wall if it can do what is needed.',
        },
        b: {
          text: 'The Product Owner alone may add or remove work in the Sprint Backlog.',
          why: 'The Product Owner negotiates scope. The plan is not written by the Product Owner.',
        },
        c: {
          text: 'Managers would be able to see the plan, which is meant for the Developers only.',
          why: 'Made for the Developers, and highly visible all the same.',
        },
        d: {
          text: 'The plan is by and for the Developers, and they could not keep it up to date.',
          why: 'They update it throughout the Sprint as they learn. Without the right to do so they cannot.',
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
        true: 'Until 2020 the remaining work had to be summed for each Daily Scrum. That duty is gone, and hours were never the only way.',
        false:
          'The plan needs enough detail for inspecting progress. How that is shown is up to the Developers.',
      },
      guideSection: 'Sprint Backlog',
    },
  ],
}
