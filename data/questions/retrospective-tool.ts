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
      stem: 'After a vote with dots, "build is slow" has 6, "build breaks at night" 5 and "no one fixes the build" 4. "Too many interruptions" has 7. What should the Scrum Master, who is facilitating, suggest?',
      options: {
        a: {
          text: 'Holding a second vote to get a clear first place',
          why: 'The three notes would still take dots from each other, because they share one topic.',
        },
        b: {
          text: 'Declaring the topic with 7 dots to be the winner',
          why: 'The count hides that three notes may share one topic, with 15 dots in all.',
        },
        c: {
          text: 'Asking whether three of the notes share one topic',
          why: 'Together they have 15 dots. Without the question, the team might miss the topic that matters most to it.',
        },
        d: {
          text: 'Leaving the choice to one person on the team',
          why: "The Scrum Team identifies the most helpful changes together. One person's choice would lose what the others know.",
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'retrospective-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A chain of whys ends with "Because the new Developer forgot to renew the certificate." Everyone nods. What should the facilitator ask?',
      options: {
        a: {
          text: '"What rule would remind people of certificates?"',
          why: 'No one forgot on purpose, and people can forget a rule, too.',
        },
        b: {
          text: '"What if one of us took the Developer aside?"',
          why: "That's kind, but it leaves the cause with a person, and the team hasn't learned anything.",
        },
        c: {
          text: '"What made the renewal so easy to forget?"',
          why: 'The answers lead to things that the team can change, such as a reminder, an alarm or an automatic renewal.',
        },
        d: {
          text: '"What topic comes next after this root cause?"',
          why: "This isn't a root cause yet. The chain stops at a person, and next time someone else may forget.",
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
      scope: 'course',
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
      stem: 'A team notes, "From now on, we\'ll talk to each other more." Which two additions turn this into a change that it can inspect in its next Retrospective? (Choose two.)',
      options: {
        a: {
          text: "A person who takes the blame if it doesn't happen",
          why: 'Blame can make people hide the result, so it becomes harder to inspect.',
        },
        b: {
          text: 'A description of what they will do and from when',
          why: 'If you can tell whether something was done, you can inspect it later.',
        },
        c: {
          text: 'A place for it near the top of the Product Backlog',
          why: "A place in the list doesn't make the change any clearer. The team can begin at once or add it to the next Sprint Backlog.",
        },
        d: {
          text: 'A chart for it that hangs next to the Sprint Goal',
          why: 'A chart makes the sentence visible. It stays as vague as before.',
        },
        e: {
          text: 'A sign that will show them whether it has worked',
          why: "Then the change can turn out to be wrong, so it's an experiment.",
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Sprint Retrospective',
    },
  ],
}
