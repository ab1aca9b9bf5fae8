import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'agile-testing-6',
    kind: 'single',
    difficulty: 3,
    stem: "A company's quality department tests every Increment for a week after the Sprint and then releases it. A new Scrum Team asks how to deal with this. Which answer is closest to Scrum?",
    options: {
      a: {
        text: 'The department keeps testing, but in the next Sprint.',
        why: 'Then no item is Done in the Sprint in which it is built, and the Increment is not usable when the Sprint ends.',
      },
      b: {
        text: 'A sub-team within the Scrum Team takes over the tests.',
        why: "The department's people may join as Developers. A Scrum Team has no sub-teams.",
      },
      c: {
        text: 'The Developers run the tests within the Sprint itself.',
        why: 'A Scrum Team is cross-functional: it has the skills to create value each Sprint. Verification is its responsibility.',
      },
      d: {
        text: 'The team adds a week of tests to the end of the Sprint.',
        why: 'It would still be a testing phase at the end. The items must be verified as they are made.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'agile-testing-7',
    kind: 'single',
    difficulty: 3,
    stem: 'In the middle of a Sprint, the only Developer with experience in load tests falls ill for two weeks. The Definition of Done requires a load test. What should the Developers do?',
    options: {
      a: {
        text: 'They learn to run the test and renegotiate scope if necessary.',
        why: 'The team shares or acquires skills as needed. If that costs time, scope is renegotiated with the Product Owner.',
      },
      b: {
        text: 'They drop that line for the Sprint and restore it afterward.',
        why: 'Quality does not decrease during a Sprint. An item without the check is not Done.',
      },
      c: {
        text: 'They present the items and let stakeholders judge them by eye.',
        why: 'Items that miss the Definition of Done are not presented, and judging by eye is not a load test.',
      },
      d: {
        text: 'They ask the Scrum Master for a tester and wait for help.',
        why: 'Outside help may be one way, but the work and its plan remain with the Developers, who should first see what they can do themselves.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
  {
    id: 'agile-testing-8',
    kind: 'single',
    difficulty: 3,
    stem: 'An item meets every line of the Definition of Done. The Product Owner dislikes the wording on a screen and says, "I don\'t accept this item." Which statement is correct?',
    options: {
      a: {
        text: "It isn't Done, and the Product Owner can refuse it.",
        why: "Being Done and being valuable are different things. The Guide doesn't provide for accepting single items.",
      },
      b: {
        text: 'It is Done, and the stakeholders can overrule this.',
        why: 'The Review inspects the outcome of the Sprint. It does not decide what is Done.',
      },
      c: {
        text: 'It is Done, and the wording can become a new item.',
        why: 'An Increment is born as soon as an item meets the Definition of Done. The Product Owner may want it changed, which is new work.',
      },
      d: {
        text: "It isn't Done, and the Scrum Master can decide on it.",
        why: "The Scrum Master may help the two sides to talk, but doesn't decide what is Done.",
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'agile-testing-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these statements about testing follow from the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: "An item has to be tested by a person who didn't build it.",
        why: 'The Guide does not say who does what. A team may put such a line into its Definition of Done.',
      },
      b: {
        text: 'An Increment has to be verified with the ones before it.',
        why: '"Each Increment is additive to all prior Increments and thoroughly verified," so that all of them work together.',
      },
      c: {
        text: 'A check required for Done has to be made even under pressure.',
        why: 'During the Sprint, quality does not decrease, and "the Developers are required to conform to the Definition of Done."',
      },
      d: {
        text: 'A Sprint has to keep its last days free for verification.',
        why: 'The Guide says nothing of the kind. Increments may be created at any time in a Sprint.',
      },
      e: {
        text: 'A team has to see verification as one of its own tasks.',
        why: 'The Guide lists it by name, among the product-related activities of the Scrum Team.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Increment',
  },
  {
    id: 'agile-testing-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Definition of Done of a team does not ask for tests with real users. The team may still try an item with users during the Sprint.',
    answer: true,
    why: {
      true: 'The Definition of Done is the required quality. The Developers decide how to do the work and what else to try.',
      false:
        "The Definition of Done sets what must be met. It does not forbid finding out more, and working with stakeholders is part of the Scrum Team's work.",
    },
    guideSection: 'Commitment: Definition of Done',
  },
]
