import type { QuestionSet } from '../../lib/course/question'

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
      focusArea: 'Scrum Team',
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
          why: 'The product needs the same quality. Less would be checked, and the bugs would stay.',
        },
        c: {
          text: 'A later Sprint Review for the items that are still being tested by then.',
          why: 'The Sprint has a fixed length, and waiting at its end leaves the work in the same order.',
        },
        d: {
          text: 'Fewer items at a time, each tested as it grows, by anyone who is free to help.',
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
      stem: 'A Developer finds a bug. Which two ways of dealing with it agree with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The bug is in an item in progress: it is fixed before the item counts as Done.',
          why: 'It is unfinished work on that item. No report or list is needed for it.',
        },
        b: {
          text: 'The bug is in an item in progress: it is handed to the testers as a report for the next Sprint.',
          why: 'There is no such hand-over, and the item would not meet the Definition of Done in the meantime.',
        },
        c: {
          text: 'The bug is in a feature released in spring: it is put into the Product Backlog.',
          why: 'The Product Backlog lists what is needed to improve the product, and the Product Owner puts the repair in order.',
        },
        d: {
          text: 'The bug is in a feature released in spring: it goes into a list that the quality lead orders.',
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
