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
      stem: 'On the last morning of a Sprint, an item still lacks tests that the Definition of Done requires. A Developer proposes to present it with the remark "tests to follow." What is right?',
      options: {
        a: {
          text: 'It may be shown, and it is selected again afterward.',
          why: "A plan to select the item again doesn't replace the Definition of Done. That choice is made later.",
        },
        b: {
          text: 'It may not be shown, and it returns to the Product Backlog.',
          why: "An item that doesn't meet the Definition of Done can't be released or presented. It goes back to be considered again.",
        },
        c: {
          text: 'It may be shown, and its real state is made clear.',
          why: "You can be open about unfinished work by saying why it isn't Done. Presenting it would give stakeholders a wrong picture of the product.",
        },
        d: {
          text: 'It may not be shown, and it stays in the Sprint Backlog.',
          why: "An item that isn't Done returns to the Product Backlog for future consideration. It doesn't stay in a Sprint Backlog.",
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'agile-testing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A member of a Scrum Team spends nearly all her time testing. What does the Scrum Guide call her?',
      options: {
        a: {
          text: 'A tester who guards the quality',
          why: "Tester isn't one of the three accountabilities. All Developers are accountable for quality by adhering to the Definition of Done.",
        },
        b: {
          text: 'A specialist in the quality sub-team',
          why: 'A Scrum Team has no sub-teams.',
        },
        c: {
          text: 'A stakeholder who checks the product',
          why: "She is a member of the Scrum Team and works on the Increment, so she isn't a stakeholder.",
        },
        d: {
          text: 'A Developer who works on Increments',
          why: 'The Guide uses this word for all team members who help make a usable Increment, whatever their skill.',
        },
      },
      answer: 'd',
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
          text: 'Fewer items in a Sprint, with a test Sprint at the end',
          why: 'Then items wait for a later Sprint to be tested, and the untested work keeps growing.',
        },
        b: {
          text: 'Fewer checks for Done, with the others left for later',
          why: 'The product needs the same quality as before. With fewer checks, the bugs would stay in it.',
        },
        c: {
          text: 'Fewer items in progress, with tests from the first days',
          why: 'Testing then begins in the first days, so items can be Done long before the end of the Sprint.',
        },
        d: {
          text: 'Fewer days of coding, with a test phase at the end',
          why: 'The testing would still come last, and its problems would still show in the final days.',
        },
      },
      answer: 'c',
      guideSection: 'Increment',
    },
    {
      id: 'agile-testing-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'The Developers find one bug in an item in progress and another in a feature in use. Which two ways of dealing with them agree with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The first bug goes into a report for the next Sprint.',
          why: "Until the bug is fixed, the item doesn't meet the Definition of Done. A report doesn't change that.",
        },
        b: {
          text: 'The second bug becomes an item in the Product Backlog.',
          why: 'The Product Backlog lists what is needed to improve the product, and the Product Owner decides where the fix belongs.',
        },
        c: {
          text: 'The second bug goes on a list ordered by a quality lead.',
          why: 'The Product Backlog is the single source of work for the Scrum Team. A second list with its own order would compete with it.',
        },
        d: {
          text: 'The first bug becomes a topic for the Retrospective.',
          why: 'The Retrospective may ask why bugs come up. This one has to be fixed before its item is Done.',
        },
        e: {
          text: 'The first bug is fixed before its item can be Done.',
          why: "It is unfinished work on that item, so it doesn't need a report or a list.",
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'agile-testing-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team that runs every check of its Increments by hand can still do everything that the Scrum Guide requires.',
      answer: true,
      why: {
        true: 'The Guide requires thorough verification and a Definition of Done, but leaves open how you check.',
        false: "Automated tests are a useful practice, but the Scrum Guide doesn't mention them.",
      },
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}
