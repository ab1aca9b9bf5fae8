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
      stem: 'On the last morning of a Sprint, the code of an item is complete. The Definition of Done requires tests that would take until Monday. A Developer proposes to present the item with the remark "tests to follow". What is right?',
      options: {
        a: {
          text: 'It may be presented if the Product Owner agrees to put it first in the next Sprint.',
          why: "The Product Owner can't replace the Definition of Done. Whether the item will be selected again is decided later.",
        },
        b: {
          text: 'It may be presented, since openness about its state keeps transparency intact.',
          why: "You can be open about unfinished work by saying why it isn't Done. Presenting it would give stakeholders a wrong picture of the product.",
        },
        c: {
          text: 'It is not presented, and it returns to the Product Backlog.',
          why: "Without meeting the Definition of Done, an item can't be released or presented. It goes back to be considered again.",
        },
        d: {
          text: 'It is presented, and the tests are planned as an item of the next Sprint.',
          why: "Moving the checks into another item doesn't make the rest Done. Verification is part of getting an item Done.",
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'agile-testing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A member of a Scrum Team spends nearly all her time testing. What does the Scrum Guide call her?',
      options: {
        a: {
          text: 'A Developer, because she works on the Increment',
          why: 'The Guide uses this word for all team members who help make a usable Increment, whatever their skill.',
        },
        b: {
          text: 'A tester, accountable for the quality of the Increment',
          why: "Tester isn't one of the three accountabilities. All Developers are accountable for quality by adhering to the Definition of Done.",
        },
        c: {
          text: 'A member of the quality sub-team',
          why: 'A Scrum Team has no sub-teams.',
        },
        d: {
          text: 'A stakeholder who inspects what the Developers have made',
          why: "She is a member of the Scrum Team and works on the Increment, so she isn't a stakeholder.",
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
      stem: 'In every Sprint, the code is ready on day eight of ten, and untested work piles up. Most items miss the Definition of Done. Which change deals with the cause?',
      options: {
        a: {
          text: 'A test Sprint after every second Sprint, so that nothing is left over.',
          why: 'Then the items of two Sprints wait for a third, and the untested work keeps growing.',
        },
        b: {
          text: 'Fewer lines in the Definition of Done until the team has become faster.',
          why: 'The product needs the same quality as before. With fewer checks, the bugs would stay in it.',
        },
        c: {
          text: 'A later Sprint Review for the items that are still being tested by then.',
          why: 'The Sprint has a fixed length, and the testing would still come last.',
        },
        d: {
          text: 'Fewer items at a time, each tested as it grows, by anyone who is free to help.',
          why: 'Testing then begins in the first days, so items can be Done long before the end of the Sprint.',
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
          text: 'The bug is in an item in progress. It is fixed before the item is called Done.',
          why: "It is unfinished work on that item, so it doesn't need a report or a list.",
        },
        b: {
          text: 'The bug is in an item in progress. It goes to the testers as a report for the next Sprint.',
          why: "A Scrum Team has no separate group of testers, and in the meantime the item wouldn't meet the Definition of Done.",
        },
        c: {
          text: 'The bug is in a feature released last year. It is added to the Product Backlog.',
          why: 'The Product Backlog lists what is needed to improve the product, and the Product Owner decides where the fix belongs.',
        },
        d: {
          text: 'The bug is in a feature released last year. It goes into a list that the quality lead orders.',
          why: 'The Product Backlog is the single source of work for the Scrum Team. A second list with its own order would compete with it.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'agile-testing-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Scrum requires teams to automate the checks of an Increment.',
      answer: false,
      why: {
        true: "Automated tests are a useful practice, but the Scrum Guide doesn't mention them.",
        false:
          'The Guide requires thorough verification and a Definition of Done, but leaves open how you check.',
      },
      guideSection: 'Complementary practice',
    },
  ],
}
