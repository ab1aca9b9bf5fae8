import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'backlog-management-tool',
  lesson: '/scrum/psm-1/scrum-tools/backlog-management-tool',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'backlog-management-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Board software sorts the Product Backlog by a score, computed from fields that three departments fill in. The Product Owner has never changed the result. What is the problem?',
      options: {
        a: {
          text: 'The order is set by more than the value of the items.',
          why: "Scrum doesn't prescribe a criterion. A Product Owner may weigh value, risk, dependencies and learning.",
        },
        b: {
          text: 'The order is set by fields that leave out item sizes.',
          why: "Sizes may inform the order, but the Guide doesn't prescribe them as an input.",
        },
        c: {
          text: 'The order is set by people other than the Product Owner.',
          why: 'If you set the formula and its numbers, you set the order. A score may inform the Product Owner, who is accountable for the order.',
        },
        d: {
          text: 'The order is set by software rather than on a wall.',
          why: 'The team may choose any medium. Software can be as visible as a wall, or more.',
        },
      },
      answer: 'c',
      guideSection: 'Product Owner',
    },
    {
      id: 'backlog-management-tool-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A team is looking for a tool for its Product Backlog. What must the tool be able to do because Scrum requires it?',
      options: {
        a: {
          text: 'Show the order of all items in one list',
          why: 'The Product Backlog is an ordered list. Of any two items, one comes first.',
        },
        b: {
          text: 'Show the size of all items in one unit',
          why: "Sizing is up to the Developers, and the Guide doesn't prescribe a unit.",
        },
        c: {
          text: 'Show the tests of all items in one place',
          why: 'Acceptance tests are a complementary practice. Attributes of items vary.',
        },
        d: {
          text: 'Show the rank of all bugs in a second list',
          why: 'The Product Backlog is the single source of work, so bugs and features share one order.',
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'backlog-management-tool-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Stakeholders can open the Product Backlog at any time. Asked what comes next, five of them give five answers. Which two conclusions fit? (Choose two.)',
      options: {
        a: {
          text: 'The list is transparent enough for the Scrum Guide.',
          why: 'Everyone can see the list, but it also has to be understood.',
        },
        b: {
          text: 'The list needs to let these five people edit it.',
          why: "Write access doesn't make a list clearer. It would let five more people change the order.",
        },
        c: {
          text: 'The list is open to everyone but understood by few.',
          why: "The Product Backlog has to be transparent, visible and understood. Being visible doesn't make it understood.",
        },
        d: {
          text: 'The list needs more attention from the Product Owner.',
          why: 'The Product Owner is accountable for a list that people understand. Fewer entries and clearer titles may help.',
        },
        e: {
          text: 'The list needs to be managed by the Scrum Master.',
          why: 'The Scrum Master may help find techniques. The Product Owner stays accountable for the list.',
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Product Owner',
    },
    {
      id: 'backlog-management-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Product Backlog on index cards, pinned to a wall in one column, can meet everything that the Scrum Guide asks of it.',
      answer: true,
      why: {
        true: "Cards can form one ordered list with a Product Goal that people see and understand. Scrum doesn't prescribe a medium.",
        false:
          "The Guide doesn't name a tool or a medium. It asks for order, transparency and a Product Goal.",
      },
      guideSection: 'Product Backlog',
    },
  ],
}
