import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'collaboration-tools',
  lesson: '/scrum/psm-1/scrum-tools/collaboration-tools',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'collaboration-tools-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Four people have been writing messages for an hour, and the Scrum Master sees that they use one word for two things. What helps most?',
      options: {
        a: {
          text: 'A written summary of all messages',
          why: 'It looks orderly, but a summary uses the same word and hides the two meanings. They come to light when people talk.',
        },
        b: {
          text: 'A note for the next Daily Scrum',
          why: 'People may talk at any time, and a short call clears this up today. A note would let the misunderstanding last until tomorrow.',
        },
        c: {
          text: 'A definition of the word by the Scrum Master',
          why: 'What the word means for the product is for the four to settle. The Scrum Master can help them notice.',
        },
        d: {
          text: 'A short call with all four',
          why: 'When people talk, a misunderstanding comes to light in minutes. Afterward, one of them writes down the result.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
    {
      id: 'collaboration-tools-2',
      kind: 'single',
      difficulty: 1,
      stem: 'How does a Scrum Team get an app for its everyday conversations?',
      options: {
        a: {
          text: 'It takes one that stakeholders can read.',
          why: "A self-managing team chooses its own tools. The work must be visible to those who receive it, but that doesn't make every conversation public.",
        },
        b: {
          text: 'It chooses one itself.',
          why: 'A self-managing team decides internally how it works. Scrum names no tools.',
        },
        c: {
          text: 'The Product Owner chooses one.',
          why: "A self-managing team chooses its own tools. The Product Owner is accountable for value, and the Guide doesn't connect that with tools.",
        },
        d: {
          text: 'The Scrum Master chooses one.',
          why: 'A self-managing team chooses its own tools. The Scrum Master may suggest one, but choosing for the team would weaken its self-management.',
        },
      },
      answer: 'b',
      rests: ['team-7'],
    },
    {
      id: 'collaboration-tools-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A decision log is meant to save a team from having the same discussion again. Which two parts of an entry help most? (Choose two.)',
      options: {
        a: {
          text: 'All messages about the decision',
          why: 'Few people read a whole discussion to find one answer. What they need are the facts behind the decision and the options that were turned down.',
        },
        b: {
          text: 'The facts that led to the decision',
          why: "If the facts have changed, the question is open again. If they haven't, it isn't.",
        },
        c: {
          text: 'The options that were turned down',
          why: 'Someone will suggest them again. With the reason next to them, the answer takes a minute.',
        },
        d: {
          text: 'The names of all who were there',
          why: 'A log should show why the team decided as it did: from which facts, and against which options. Names only show who was present.',
        },
        e: {
          text: 'The time that the decision took',
          why: 'A log should show why the team decided as it did: from which facts, and against which options. The length of a meeting says nothing about that.',
        },
      },
      answers: ['b', 'c'],
      scope: 'course',
    },
    {
      id: 'collaboration-tools-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Scrum Guide requires all members of a Scrum Team to work in the same room.',
      answer: false,
      why: {
        true: "The Guide calls it optimal to hold events at the same time and place, which is easily confused with this. It doesn't say where people work.",
        false:
          "The Guide doesn't say where people work. It calls it optimal to hold events at the same time and place; that this can be a video call is an inference.",
      },
      rests: ['events-6'],
    },
  ],
}
