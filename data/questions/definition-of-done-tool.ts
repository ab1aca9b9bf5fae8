import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'definition-of-done-tool',
  lesson: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
  focusArea: 'Done',
  questions: [
    {
      id: 'definition-of-done-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers separately check the same five items against the Definition of Done. In the line "pages are easy to read", their answers differ three times. What should the Scrum Team do first?',
      options: {
        a: {
          text: 'Have the more experienced of the two check this line from now on.',
          why: "Then the line means whatever that person feels. The team still doesn't share an understanding.",
        },
        b: {
          text: 'Reword the line so that both would come to the same answer.',
          why: "If two careful people differ, the line isn't yet a description that everyone understands in the same way.",
        },
        c: {
          text: "Cross the line out, since a matter of opinion can't be part of the definition.",
          why: "The product may need this quality. It's the wording that needs work.",
        },
        d: {
          text: 'Count an item as Done if at least one of the two answers yes.',
          why: 'That lowers the bar and leaves the meaning of Done as unclear as before.',
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: "It's Wednesday of the first week. The last open line for an item has just been answered with yes, like all the others before it. The Product Owner is at a conference. What is the state of the item?",
      options: {
        a: {
          text: "It's finished for the Developers and becomes Done when the Product Owner has tried it.",
          why: "Done has one meaning. An item is Done when it meets the definition, without anyone's approval.",
        },
        b: {
          text: "It's Done as soon as the Scrum Master has signed its checklist.",
          why: "Scrum doesn't ask for a signature. The checklist is an aid for the Developers.",
        },
        c: {
          text: 'It will be Done at the Sprint Review, if the stakeholders do not object.',
          why: "The Review inspects the outcome of the Sprint. It isn't a gate, and stakeholders don't decide what is Done.",
        },
        d: {
          text: "It's Done, and an Increment has been born.",
          why: 'An Increment is born as soon as an item meets the Definition of Done.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-tool-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these lines describe a state of the product, and can be answered with yes or no before a Sprint ends? (Choose two.)',
      options: {
        a: {
          text: 'A test of the new functions has been planned and carried out.',
          why: "That's an activity and not a state of the product. It can be true even if the test found twenty bugs.",
        },
        b: {
          text: 'More people sign up for events than in the same month of last year.',
          why: "That's a good aim, but you can answer it only long after the Sprint.",
        },
        c: {
          text: 'Prices on all pages are the same as in the printed program.',
          why: "If you compare the two, you know the answer, and it's yes or no.",
        },
        d: {
          text: 'The architecture is clean and ready for the future.',
          why: "Two people may answer differently, because the line doesn't say what they should look at.",
        },
        e: {
          text: 'Each function can be used with a keyboard alone.',
          why: 'Someone without a mouse can try it, and the answer is yes or no.',
        },
      },
      answers: ['c', 'e'],
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Definition of Done may contain a line that only a person can check, such as whether someone finds the way through a page unaided.',
      answer: true,
      why: {
        true: "The quality that the product needs decides what is in the definition. Automation is one way to check it, and Scrum doesn't prescribe that way.",
        false:
          'Let software answer what it can. A line with a clear yes or no is a good line, no matter who gives the answer.',
      },
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}
