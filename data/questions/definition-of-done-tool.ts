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
      stem: 'Two Developers separately check the same five items against the Definition of Done. For the line "pages are easy to read," their answers differ three times. What should the Scrum Team do first?',
      options: {
        a: {
          text: 'Leave the line to the more experienced of the two',
          why: "Then the line means whatever that person feels. The team still doesn't share an understanding.",
        },
        b: {
          text: 'Reword the line until both read it the same way',
          why: "If two careful people differ, the line isn't yet a description that everyone understands in the same way.",
        },
        c: {
          text: 'Move the line to one of the items in the backlog',
          why: "The product may need this quality in every Increment. It's the wording that needs work.",
        },
        d: {
          text: 'Limit the line to items that the two agree on',
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
      stem: 'The last open line for an item has just been answered with yes, like all the others before it. The Product Owner is at a conference, and the Sprint Review is a week away. When is the item Done?',
      options: {
        a: {
          text: 'As soon as the Product Owner is back',
          why: "An item is Done when it meets the definition, without anyone's approval.",
        },
        b: {
          text: 'As soon as the Scrum Master has checked it',
          why: "Scrum doesn't ask for a second look by the Scrum Master. The checklist is an aid for the Developers.",
        },
        c: {
          text: 'As soon as stakeholders have reviewed it',
          why: "The Review inspects the outcome of the Sprint. Stakeholders don't decide what is Done.",
        },
        d: {
          text: 'As soon as that line has been answered',
          why: 'With the last line met, the item meets the Definition of Done, and an Increment has been born.',
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
          text: 'The functions were tested by a second Developer.',
          why: 'That says what someone did. It can be true even if the test found twenty bugs.',
        },
        b: {
          text: 'The sign-ups are higher than in the year before.',
          why: "That's a good aim, but you can answer it only long after the Sprint.",
        },
        c: {
          text: 'The architecture is clean and easy to extend.',
          why: "Two people may answer differently, because the line doesn't say what they should look at.",
        },
        d: {
          text: 'The prices are the same as in the printed list.',
          why: 'Compare the two, and you know whether the answer is yes or no.',
        },
        e: {
          text: 'The functions are usable with a keyboard alone.',
          why: 'Someone without a mouse can try it, and the answer is yes or no.',
        },
      },
      answers: ['d', 'e'],
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Definition of Done may contain a line that only a person can check, such as whether someone finds their way through a page unaided.',
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
