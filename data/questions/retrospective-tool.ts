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
      stem: 'After a vote with dots, "build is slow" has 6, "build breaks at night" 5 and "no one fixes the build" 4. "Too many interruptions" has 7. The facilitator is about to announce interruptions as the winner. What would help the team most?',
      options: {
        a: {
          text: 'A second vote with more dots, so that the differences become larger',
          why: 'The three notes would still take dots from each other, because they share one topic.',
        },
        b: {
          text: 'The question whether the three notes about the build are really one topic',
          why: 'Together they have 15 dots. Without the question, the team might miss the topic that matters most to it.',
        },
        c: {
          text: 'A decision by the Scrum Master, who is accountable for the effectiveness of the team',
          why: 'The Scrum Master enables the team to improve its practices. The Scrum Team identifies the most helpful changes.',
        },
        d: {
          text: 'An announcement of the result, because a facilitator must not interfere with a vote',
          why: "It doesn't interfere with a vote to ask what the notes mean. A count that hides the main topic doesn't help.",
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
    {
      id: 'retrospective-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A chain of whys ends with "Because the new Developer forgot to renew the certificate." Everyone nods. What should the facilitator do?',
      options: {
        a: {
          text: 'Stop here, since the team has found the root cause after four whys.',
          why: "You can't change that people forget. Next time, someone else may.",
        },
        b: {
          text: 'Ask the Developer privately, so that no one is embarrassed in front of the team.',
          why: "That's kind, but it leaves the cause with a person, and the team hasn't learned anything.",
        },
        c: {
          text: 'Suggest a written rule that everyone has to remember certificates.',
          why: 'No one forgot on purpose, and people can forget a rule, too.',
        },
        d: {
          text: 'Ask what made it easy to forget, and why nothing gave a warning.',
          why: 'The answers lead to things that the team can change, such as a reminder, an alarm or an automatic renewal.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 'retrospective-tool-3',
      kind: 'true-false',
      difficulty: 1,
      stem: "A Sprint Retrospective that doesn't go through the five phases, from setting the stage to closing, doesn't follow the Scrum Guide.",
      answer: false,
      why: {
        true: 'The phases are from a book by Derby and Larsen. The Guide gives the purpose, what the team inspects and the timebox, but no phases.',
        false: "The Guide doesn't say how to run the event. The phases are one helpful order among others.",
      },
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'retrospective-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team writes down, "From now on, we\'ll talk to each other more." Which two additions turn this into a change that the team can inspect in its next Retrospective? (Choose two.)',
      options: {
        a: {
          text: "What exactly they'll do differently, and from which day",
          why: 'If you can tell whether something was done, you can inspect it later.',
        },
        b: {
          text: "Who is to blame if it doesn't happen",
          why: 'Blame can make people hide the result, so it becomes harder to inspect.',
        },
        c: {
          text: 'What they expect to see, and what would make them stop',
          why: "Then the change can turn out to be wrong, so it's an experiment.",
        },
        d: {
          text: 'A place for it at the top of the Product Backlog',
          why: "A place in the list doesn't make the change any clearer. The team can begin at once or add it to the next Sprint Backlog.",
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Sprint Retrospective',
    },
  ],
}
