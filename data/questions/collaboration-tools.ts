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
      stem: 'For an hour, four people have been writing to each other about an item that is needed today. The Scrum Master sees that two of them use the word "closed" for different things. Which step helps most?',
      options: {
        a: {
          text: 'Sending all four people a short summary of the thread',
          why: 'A written summary may still hide the two meanings, and the item is needed today.',
        },
        b: {
          text: 'Leaving the question for their next Daily Scrum',
          why: "The item is needed today, and Developers may talk at any time. The Daily Scrum isn't the only chance.",
        },
        c: {
          text: 'Giving them a rule for how the word is to be used',
          why: "What the word means for the product isn't the Scrum Master's decision. The Scrum Master can help the four notice the difference.",
        },
        d: {
          text: 'Having all four talk about the word briefly',
          why: 'When people talk, a misunderstanding can come to light within minutes. Afterward, one of them writes down the result.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'collaboration-tools-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A new Scrum Team wants an app for its everyday conversations and looks in the Scrum Guide for a rule. How is the choice made?',
      options: {
        a: {
          text: 'The team must pick one open to stakeholders.',
          why: "The process and the work must be visible. That doesn't make every conversation public.",
        },
        b: {
          text: 'The members of the team agree on one app.',
          why: "Scrum doesn't name a program or a channel. A self-managing team decides internally how it works.",
        },
        c: {
          text: 'The Product Owner buys one for the team.',
          why: "Maximizing value is what the Product Owner answers for. The Guide doesn't connect that with tools for conversations.",
        },
        d: {
          text: 'The Scrum Master picks one for the team.',
          why: 'The Scrum Master may suggest a tool. Establishing Scrum means helping everyone understand Scrum theory and practice.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Team',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'collaboration-tools-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A decision log is meant to spare a team the same discussion half a year later. Which two parts of an entry help most with that? (Choose two.)',
      options: {
        a: {
          text: 'The messages that people sent about it',
          why: 'Few people will read a whole discussion to find one answer. The log saves them from that.',
        },
        b: {
          text: 'The facts that led to the decision',
          why: "If the facts have changed since then, you can discuss the question again. If they haven't, you don't need to.",
        },
        c: {
          text: 'The options that were turned down',
          why: 'Someone may suggest the same idea again. With the reason next to it, you can answer within a minute.',
        },
        d: {
          text: 'The names that were on the invitation',
          why: "Names show who was there. They don't explain the decision.",
        },
        e: {
          text: 'The hours that people spent on it',
          why: 'The length of a meeting says nothing about the reasons for its result.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'collaboration-tools-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Scrum expects all members of a Scrum Team to work in the same room.',
      answer: false,
      why: {
        true: 'A shared room may help. The Guide says that all events are optimally held at the same time and place. I take a video call to be such a place.',
        false: "The Guide has no such rule. It doesn't say where the members of a team have to sit.",
      },
      guideSection: 'Scrum Events',
    },
  ],
}
