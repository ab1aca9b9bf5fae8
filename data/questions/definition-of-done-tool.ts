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
      stem: 'Two Developers check the same five items against the Definition of Done, separately. In the line "pages are easy to read" they differ three times. What should the Scrum Team do first?',
      options: {
        a: {
          text: 'Have the more experienced of the two check this line from now on.',
          why: 'Then the line means whatever that person feels. A shared understanding has not come about.',
        },
        b: {
          text: 'Reword the line, so that both would have to come to the same answer.',
          why: 'Where two careful people differ, the line is not yet a description that everyone understands alike.',
        },
        c: {
          text: 'Strike the line out, since something that people feel differently about cannot be part of it.',
          why: 'The quality behind the line may well be needed. Its wording is what fails.',
        },
        d: {
          text: 'Count an item as Done if at least one of the two has answered yes.',
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
      stem: 'The last open line of an item has just been answered with yes, like all the others before it. It is Wednesday of the first week. The Product Owner is at a conference. What is the state of the item?',
      options: {
        a: {
          text: 'It is finished for the Developers, and becomes Done when the Product Owner has tried it.',
          why: 'There is one meaning of Done. It comes about when the definition is met, and awaits no approval.',
        },
        b: {
          text: 'It is Done as soon as the Scrum Master has signed its checklist.',
          why: 'A signature is not part of Scrum. The checklist is an aid for the Developers.',
        },
        c: {
          text: 'It will be Done at the Sprint Review, if the stakeholders do not object.',
          why: 'The Review inspects the outcome. It is not a gate, and stakeholders do not decide what is Done.',
        },
        d: {
          text: 'It is Done; an Increment has been born.',
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
          why: 'That is an activity and not a state of the product. It can be true although the test found twenty bugs.',
        },
        b: {
          text: 'More people sign up for events than in the same month of last year.',
          why: 'A good aim, and answered long after the Sprint. It belongs to the value of the product.',
        },
        c: {
          text: 'Prices on all pages equal those in the printed program.',
          why: 'Compare the two and you know. It is true or it is not.',
        },
        d: {
          text: 'The architecture is clean and ready for the future.',
          why: 'Two people will answer differently, because nothing says what they have to look at.',
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
        true: 'What has to be in the definition follows from the quality that the product needs. Automation is a way of checking, and Scrum does not prescribe it.',
        false:
          'Machines are welcome where they can answer. A line that has a clear yes or no is a good line, no matter who gives the answer.',
      },
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}
