import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'agile-testing-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A company has a quality department that tests every Increment for a week after the Sprint and then releases it. A new Scrum Team asks how to deal with this. Which answer is nearest to Scrum?',
    options: {
      a: {
        text: 'The department becomes a sub-team of the Scrum Team, with its lead as a member.',
        why: 'Its people may join as Developers. A sub-team with a lead is what Scrum excludes.',
      },
      b: {
        text: 'The team needs those skills itself, so that items get Done within the Sprint.',
        why: 'A Scrum Team is cross-functional: it has the skills to create value each Sprint. Verification is its responsibility.',
      },
      c: {
        text: 'The week is added to the Sprint, as testing is a part of it.',
        why: 'Testing at the end by others would stay what it is. The items must be verified as they are made.',
      },
      d: {
        text: 'The department tests in parallel, one Sprint behind, so that no one has to wait.',
        why: 'Then no item is Done in the Sprint in which it is built, and the Increment is not usable when the Sprint ends.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'agile-testing-7',
    kind: 'single',
    difficulty: 2,
    stem: 'In the middle of a Sprint, the only Developer with experience in load tests falls ill for two weeks. The Definition of Done asks for a load test. What do the Developers do?',
    options: {
      a: {
        text: 'They leave that line out for this Sprint and add it again when the person returns.',
        why: 'Quality does not decrease during a Sprint. An item without the check is not Done.',
      },
      b: {
        text: 'They ask the Scrum Master to find a load tester in another team by tomorrow.',
        why: 'Help from outside may be one way, yet the work and its plan remain with the Developers, who should first look at themselves.',
      },
      c: {
        text: 'They acquire enough of the skill to do the test, and talk about scope if time gets short.',
        why: 'The team shares or acquires skills as needed. If that costs time, scope is renegotiated with the Product Owner.',
      },
      d: {
        text: 'They present the items at the Sprint Review and let the stakeholders judge the load.',
        why: 'Items that miss the Definition of Done are not presented, and judging by eye is not a load test.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'agile-testing-8',
    kind: 'single',
    difficulty: 3,
    stem: 'An item meets every line of the Definition of Done. The Product Owner dislikes the wording on a screen and says: "I do not accept this item." Which statement is correct?',
    options: {
      a: {
        text: 'It is an Increment; the wording can become a new item in the Product Backlog.',
        why: 'An Increment is born as soon as an item meets the Definition of Done. The Product Owner may want it changed, which is new work.',
      },
      b: {
        text: 'It is not Done before the Product Owner, who is accountable for value, accepts it.',
        why: 'Value and Done are different. The Guide has no acceptance of single items.',
      },
      c: {
        text: 'It is up to the stakeholders at the Sprint Review to settle who is right.',
        why: 'The Review inspects the outcome of the Sprint. It does not decide what is Done.',
      },
      d: {
        text: 'It is up to the Scrum Master to judge whether the wish is reasonable.',
        why: 'The Scrum Master may help the two sides to talk, and holds no such office.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'agile-testing-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these statements about testing can a Scrum Team derive from the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'A new Increment has to be verified together with all earlier ones.',
        why: '"Each Increment is additive to all prior Increments and thoroughly verified", so that all of them work together.',
      },
      b: {
        text: 'A person other than the author must test each item.',
        why: 'The Guide does not say who does what. A team may put such a line into its Definition of Done.',
      },
      c: {
        text: 'Verification is among the activities for which the Scrum Team is responsible.',
        why: 'The Guide lists it by name, among the product-related activities of the Scrum Team.',
      },
      d: {
        text: 'The last days of a Sprint are to be kept free for verification.',
        why: 'Nothing of the kind is said. Increments may be created at any time in a Sprint.',
      },
      e: {
        text: 'Checks that the Definition of Done asks for may not be skipped to reach the Sprint Goal.',
        why: 'During the Sprint, quality does not decrease, and "the Developers are required to conform to the Definition of Done".',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Increment',
  },
  {
    id: 'agile-testing-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Definition of Done of a team does not ask for tests with real users. The team may still try an item with users during the Sprint.',
    answer: true,
    why: {
      true: 'The Definition of Done is the required quality. How the work is done, and what else is tried, the Developers decide.',
      false:
        'The Definition of Done sets what must be met. It does not forbid finding out more, and talking with stakeholders is part of the work.',
    },
    guideSection: 'Sprint Planning',
  },
]
