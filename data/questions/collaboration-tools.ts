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
      stem: 'For an hour, four people have been writing to each other about an item that two Developers need today. The Scrum Master, who is reading the thread, notices that two of them use the word "closed" for different things. Which step helps most?',
      options: {
        a: {
          text: 'Write a summary of all messages so far and ask everyone to comment on it by tomorrow.',
          why: 'A written summary may still hide the two meanings, and the two Developers need the item today.',
        },
        b: {
          text: 'Decide what "closed" should mean, so that the four can go on with their work.',
          why: "What the word means for the product isn't the Scrum Master's decision. The Scrum Master can help the four notice the difference.",
        },
        c: {
          text: 'Get the four to talk for a few minutes, and start with what each of them means.',
          why: 'When people talk, a misunderstanding can come to light within minutes. Afterward, one of them writes down the result.',
        },
        d: {
          text: 'Leave the matter to the next Daily Scrum, where all Developers hear it.',
          why: "The item is needed today, and Developers may talk at any time. The Daily Scrum isn't the only chance.",
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'collaboration-tools-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A new Scrum Team asks where the Scrum Guide says which program it has to use for its everyday conversations. What is the right answer?',
      options: {
        a: {
          text: 'Nowhere. The people on the Scrum Team agree on that among themselves.',
          why: "Scrum doesn't name a program or a channel. A self-managing team decides internally how it works.",
        },
        b: {
          text: 'Under Scrum Master: choosing the tools is part of establishing Scrum.',
          why: 'The Scrum Master may suggest a tool. Establishing Scrum means helping everyone understand Scrum theory and practice.',
        },
        c: {
          text: 'Under Transparency: all talk has to take place where stakeholders can read it.',
          why: "The process and the work must be visible. That doesn't make every conversation public.",
        },
        d: {
          text: "Nowhere. A Scrum Team works in one room, so it doesn't need a program.",
          why: "The Guide doesn't mention a shared room. Teams may work in several places.",
        },
      },
      answer: 'a',
      guideSection: 'Scrum Team',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'collaboration-tools-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A decision log is meant to spare a team the same discussion half a year later. Which two parts of an entry do that best? (Choose two.)',
      options: {
        a: {
          text: 'The names of all who were present, with their signatures',
          why: "Names show who was there. They don't explain the decision.",
        },
        b: {
          text: 'The reason, with the facts that were known then',
          why: "If the facts have changed since then, you can discuss the question again. If they haven't, you don't need to.",
        },
        c: {
          text: 'The full text of the discussion, copied from the chat',
          why: 'Few people will read a whole discussion to find one answer. The log saves them from that.',
        },
        d: {
          text: 'What was not chosen, and the arguments against it',
          why: 'Someone may suggest the same idea again. With the reason next to it, you can answer within a minute.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
    {
      id: 'collaboration-tools-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Scrum expects all members of a Scrum Team to work in the same room.',
      answer: false,
      why: {
        true: 'A shared room may help. The Guide says that all events are optimally held at the same time and place. In our reading, that place can be a video call.',
        false: "The Guide has no such rule. It doesn't say where the members of a team have to sit.",
      },
      guideSection: 'Scrum Events',
    },
  ],
}
