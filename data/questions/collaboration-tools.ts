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
      stem: 'For an hour, four people have been writing to each other about an item that two Developers need today. The Scrum Master, who reads along, notices that two of them use the word "closed" for different things. Which step helps most?',
      options: {
        a: {
          text: 'Write a summary of all messages so far and ask everyone to comment on it by tomorrow.',
          why: 'A summary in writing keeps the two meanings apart and unseen, and the two Developers need it today.',
        },
        b: {
          text: 'Decide what "closed" is to mean, so that the four can go on with their work.',
          why: 'What the word means for the product is not for the Scrum Master to settle. Helping the four to notice is.',
        },
        c: {
          text: 'Get the four to talk for a few minutes, beginning with what each of them means.',
          why: 'A misunderstanding shows within minutes when people speak. Afterwards one of them writes the outcome down.',
        },
        d: {
          text: 'Leave the matter to the next Daily Scrum, where all Developers hear it.',
          why: 'The work is needed today, and Developers may talk at any hour. Not all of those concerned are Developers either.',
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
          why: 'Scrum names no program and no channel. A self-managing team decides internally how it works.',
        },
        b: {
          text: 'Under Scrum Master: choosing the tools is part of establishing Scrum.',
          why: 'The Scrum Master may propose something. Establishing Scrum means helping people understand theory and practice.',
        },
        c: {
          text: 'Under Transparency: all talk has to take place where stakeholders can read it.',
          why: 'The work and the process must be visible. That does not turn every conversation into a public one.',
        },
        d: {
          text: 'Under Scrum Team: a team works in one room, so that it needs no program.',
          why: 'The Guide says nothing about one room. Teams may work at a distance.',
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
          why: 'Attendance proves that people were there. It does not tell why they decided so.',
        },
        b: {
          text: 'The reason, with the facts as they were known then',
          why: 'If the facts have changed since, you know that the question may be opened again. If not, you can leave it.',
        },
        c: {
          text: 'The full text of the discussion, copied from the chat',
          why: 'No one reads a whole discussion to find one answer. The log is there to replace it.',
        },
        d: {
          text: 'What was not chosen, and what spoke against it',
          why: 'Discarded ideas come back as new ones. Next to its reason, an old idea is answered in a minute.',
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
        true: 'A shared room may help. The Guide says that events are optimally held at the same time and place, which can be a link, and it says nothing about rooms.',
        false: 'No such rule exists. Where its members sit is one of the things that Scrum leaves open.',
      },
      guideSection: 'Scrum Events',
    },
  ],
}
