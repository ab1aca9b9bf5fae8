import type { Question, QuestionSet } from '../../lib/course/question'

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
      stem: 'The last open line of an item has just been answered with yes. It is Wednesday of the first week. The Product Owner is at a conference. What is the state of the item?',
      options: {
        a: {
          text: 'It is finished for the Developers, and becomes Done when the Product Owner has tried it.',
          why: 'There is one meaning of Done. It comes about when the definition is met, and awaits no approval.',
        },
        b: {
          text: 'It is Done as soon as the Scrum Master has signed its checklist.',
          why: 'A signature is no part of Scrum. The checklist is an aid for the Developers.',
        },
        c: {
          text: 'It will be Done at the Sprint Review, if the stakeholders do not object.',
          why: 'The Review inspects the outcome. It is no gate, and stakeholders do not decide what is Done.',
        },
        d: {
          text: 'It is Done; an Increment has been born.',
          why: 'The moment an item meets the Definition of Done, an Increment is born.',
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
      stem: 'Which two of these lines describe a state that can be answered with yes or no before a Sprint ends? (Choose two.)',
      options: {
        a: {
          text: 'A test of the new functions has been planned and carried out.',
          why: 'That is an activity. It can be true although the test found twenty faults.',
        },
        b: {
          text: 'More readers sign up for events than in the same month of last year.',
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
      stem: 'A Definition of Done may contain a line that only a person can check, such as whether someone finds through a page unaided.',
      answer: true,
      why: {
        true: 'What has to be in the definition follows from the quality that the product needs. Automation is a way of checking, and Scrum does not prescribe it.',
        false:
          'Machines are welcome where they can answer. A line that has a clear yes or no is a good line, whoever gives the answer.',
      },
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'The organization has no standard for Done. In a workshop, a new Scrum Team finds a line that all would like to have, a test under heavy load. Today this test takes two weeks. Which course fits Scrum best?',
    options: {
      a: {
        text: 'They write down what each Increment can meet now, and make a cheaper load test an item of the Product Backlog.',
        why: 'The gap stays visible, the definition is kept, and it can grow when the test has become cheap. Every Increment meets the same list meanwhile.',
      },
      b: {
        text: 'They write the line down and keep it only in Sprints in which there is time for it, as the Product Owner decides.',
        why: 'A line that holds now and then gives Done two meanings, and nobody may waive it for a Sprint.',
      },
      c: {
        text: 'They plan a Sprint without new functions before each release, in which the load test is made up for.',
        why: 'Every Sprint is to bring a usable Increment. A Sprint that repairs the earlier ones is not Scrum.',
      },
      d: {
        text: 'They lengthen their Sprints until building and testing fit into each of them, beyond one month if need be.',
        why: 'A Sprint lasts one month at most. Its length is no remedy for a test that takes too long.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The server that runs the automated tests breaks down on the last day but one. "All automated tests pass" is a line of the Definition of Done. Which courses are compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers run the tests on their own machines and use these results.',
        why: 'The line speaks of tests that pass. It does not say where they have to run.',
      },
      b: {
        text: 'The line is suspended for this Sprint, with the agreement of the Product Owner.',
        why: 'Quality does not decrease during the Sprint, and no one has the authority to suspend a line.',
      },
      c: {
        text: 'Items for which the line cannot be answered return to the Product Backlog.',
        why: 'What does not meet the definition is not Done, whatever the reason is.',
      },
      d: {
        text: 'The items are presented at the Sprint Review with a note that the tests are missing.',
        why: 'An item that does not meet the definition is not presented, with or without a note.',
      },
      e: {
        text: 'How one server could stop everything is discussed in the Sprint Retrospective.',
        why: 'Tools and the Definition of Done are among the things inspected there.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'The Sprint',
  },
]
