import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'retrospective-tool',
  lesson: '/scrum/psm-1/scrum-tools/retrospective-tool',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'retrospective-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A team has voted on notes with dots. "Too many interruptions" has 7 dots; three notes about the build have 6, 5 and 4. What should the facilitator suggest?',
      options: {
        a: {
          text: 'Hold a second vote',
          why: 'The three notes may be one topic, so the facilitator should ask that first. In a second vote, they would take dots from each other again.',
        },
        b: {
          text: 'Take the topic with 7 dots',
          why: 'It has the most dots of any note, but three notes on one topic have 15 together.',
        },
        c: {
          text: 'Ask whether three of the notes are one topic',
          why: 'Together they have 15 dots. Without the question, the team may miss what matters most to it.',
        },
        d: {
          text: 'Leave the choice to the Scrum Master',
          why: "The Scrum Team identifies the most helpful changes together. One person's choice would lose what the others know.",
        },
      },
      answer: 'c',
      scope: 'course',
    },
    {
      id: 'retrospective-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A series of whys has ended with "because the new Developer forgot to renew the certificate." What should the facilitator ask next?',
      options: {
        a: {
          text: '"Which rule would remind us all?"',
          why: "It jumps to a solution. The team doesn't know yet why it was forgotten, and a rule can be forgotten, too.",
        },
        b: {
          text: '"Who will talk to the new Developer?"',
          why: 'It stops at a person. The next person can forget it as well, so the team has learned nothing.',
        },
        c: {
          text: '"What made it so easy to forget?"',
          why: 'The answers lead to things that the team can change, such as an alarm or an automatic renewal.',
        },
        d: {
          text: '"Which problem do we look at next?"',
          why: 'It seems that the cause is found. But a person who forgot is where the causes begin, not where they end.',
        },
      },
      answer: 'c',
      scope: 'course',
    },
    {
      id: 'retrospective-tool-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Scrum Guide prescribes the steps of a Sprint Retrospective, from setting the stage to closing.',
      answer: false,
      why: {
        true: 'The five phases come from a book by Derby and Larsen and are widely used. The Guide gives no such instructions.',
        false:
          "The Guide doesn't provide detailed instructions. It names the purpose, what is inspected, and the timebox.",
      },
      rests: ['definition-10'],
    },
    {
      id: 'retrospective-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team notes, "We will talk to each other more." Which two additions make this a change that it can inspect in its next Retrospective? (Choose two.)',
      options: {
        a: {
          text: "Someone to blame if it doesn't happen",
          why: 'A change can be inspected if it says what is done, and how people will notice its effect. Blame makes people hide the result.',
        },
        b: {
          text: 'What they will do, and from when',
          why: 'The team can then see whether it was done. Inspection is possible only where there is transparency.',
        },
        c: {
          text: 'A place at the top of the Product Backlog',
          why: 'A change can be inspected if it says what is done, from when, and how people will notice its effect. Its place in a list says nothing of this.',
        },
        d: {
          text: 'A poster with the sentence on it',
          why: "A poster makes the sentence visible, but it stays vague. The team can inspect a change only if it's clear what is done, and what should come of it.",
        },
        e: {
          text: 'How they will notice that it has helped',
          why: 'With such a sign, the team can judge the change and adapt again.',
        },
      },
      answers: ['b', 'e'],
      rests: ['transparency-5'],
    },
  ],
}
