import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'agile-testing',
  lesson: '/scrum/psm-1/scrum-implementation/agile-testing',
  focusArea: 'Done',
  questions: [
    {
      id: 'agile-testing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'On the last morning of a Sprint, the code of an item is complete. Its tests, which the Definition of Done asks for, would take until Monday. A Developer proposes to present the item with the remark "tests to follow". What is right?',
      options: {
        a: {
          text: 'It may be presented if the Product Owner agrees to take it up first next time.',
          why: 'The Product Owner cannot stand in for the Definition of Done. Whether the item is taken up again is decided later.',
        },
        b: {
          text: 'It may be presented, since openness about its state keeps transparency intact.',
          why: 'Saying why it is unfinished is open. Presenting it would give a picture of a product that does not exist.',
        },
        c: {
          text: 'It is not presented, and it returns to the Product Backlog.',
          why: 'An item that does not meet the Definition of Done can be neither released nor presented. It is considered anew.',
        },
        d: {
          text: 'It is presented, and the tests are planned as an item of the next Sprint.',
          why: 'Splitting the checks off does not make the rest Done. Verification belongs to getting the item Done.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'agile-testing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A member of a Scrum Team spends nearly all her time testing. What is she in the terms of the Scrum Guide?',
      options: {
        a: {
          text: 'A Developer',
          why: 'Everyone in the Scrum Team who creates any aspect of a usable Increment is a Developer, whatever the skill.',
        },
        b: {
          text: 'A tester, accountable for the quality of the Increment',
          why: 'There are three accountabilities, and tester is none. Quality through the Definition of Done is a matter for all Developers.',
        },
        c: {
          text: 'A member of the quality sub-team',
          why: 'A Scrum Team has no sub-teams.',
        },
        d: {
          text: 'A stakeholder, as she inspects what the Developers have made',
          why: 'Stakeholders are outside the Scrum Team. She works on the Increment within it.',
        },
      },
      answer: 'a',
      guideSection: 'Developers',
    },
    {
      id: 'agile-testing-3',
      kind: 'single',
      difficulty: 2,
      stem: 'In every Sprint, code is ready on day eight of ten and testing piles up. Most items miss the Definition of Done. Which change goes to the root?',
      options: {
        a: {
          text: 'A test Sprint after every second Sprint, so that nothing is left over.',
          why: 'Then two Sprints in a row end without a usable Increment. The pile is moved and grows.',
        },
        b: {
          text: 'Fewer lines in the Definition of Done until the team has become faster.',
          why: 'The product needs the same quality. Less would be checked, and the faults would stay.',
        },
        c: {
          text: 'A later Sprint Review for the items that are still being tested by then.',
          why: 'The Sprint has a fixed length, and waiting at its end leaves the work in the same order.',
        },
        d: {
          text: 'Fewer items at a time, each tested as it grows, by whoever is free to help.',
          why: 'Then checks begin in the first days, and the first items are Done long before the end.',
        },
      },
      answer: 'd',
      guideSection: 'Increment',
    },
    {
      id: 'agile-testing-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A Developer finds a fault. Which two ways of dealing with it agree with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The fault is in an item in work: it is mended before the item counts as Done.',
          why: 'It is unfinished work on that item. No report or list is needed for it.',
        },
        b: {
          text: 'The fault is in an item in work: it is handed to the testers as a report for the next Sprint.',
          why: 'There is no such hand-over, and the item would not meet the Definition of Done in the meantime.',
        },
        c: {
          text: 'The fault is in a feature released in spring: it is put into the Product Backlog.',
          why: 'The Product Backlog lists what is needed to improve the product, and the Product Owner puts the repair in order.',
        },
        d: {
          text: 'The fault is in a feature released in spring: it goes into a list that the quality lead orders.',
          why: 'The Product Backlog is the single source of work for the Scrum Team. A second list with its own order competes with it.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'agile-testing-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Scrum requires that the checks of an Increment be automated.',
      answer: false,
      why: {
        true: 'Automated tests are a widespread and useful practice. The Scrum Guide does not mention them.',
        false:
          'The Guide asks for thorough verification and a Definition of Done, and leaves open how the checks are made.',
      },
      guideSection: 'Complementary practice',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
        text: 'The department tests in parallel, one Sprint behind, so that nobody has to wait.',
        why: 'Then no item is Done in the Sprint in which it is built, and the Increment is not usable when the Sprint ends.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
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
        why: 'Items that miss the Definition of Done are not presented, and judging by eye is no load test.',
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
        why: 'The moment an item meets the Definition of Done, an Increment is born. The Product Owner may want it changed, which is new work.',
      },
      b: {
        text: 'It is not Done before the Product Owner, who is accountable for value, accepts it.',
        why: 'Value and Done are different. The Guide knows no acceptance of single items.',
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
        why: 'Each Increment is additive to all prior Increments and thoroughly verified, so that all of them work together.',
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
        text: 'Checks may not be skipped in order to reach the Sprint Goal.',
        why: 'During the Sprint, quality does not decrease, and the Developers are required to conform to the Definition of Done.',
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
