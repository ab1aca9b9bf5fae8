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
          text: 'Scrum orders items by value alone, and the score mixes in other fields.',
          why: "Scrum doesn't prescribe a criterion. You may weigh value, risk, dependencies and learning.",
        },
        b: {
          text: 'The Developers have to fill in the fields, because they do the work.',
          why: 'The Developers size items. The Product Owner is accountable for the order.',
        },
        c: {
          text: 'The departments are ordering a list for which the Product Owner is accountable.',
          why: 'If you set the formula and its numbers, you set the order. A score may inform the Product Owner.',
        },
        d: {
          text: "Software may not hold the Product Backlog, because then the list isn't visible to everyone.",
          why: 'You may choose any medium. Software can be as visible as a wall, or more.',
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
          text: 'Give each item a definite place in one list',
          why: 'The Product Backlog is an ordered list. Of two items, one comes first.',
        },
        b: {
          text: 'Ask for a size and a value before it saves an item',
          why: 'Refinement adds details, and attributes often vary with the domain.',
        },
        c: {
          text: 'Link each user story with its acceptance criteria',
          why: 'User stories and acceptance criteria are complementary practices.',
        },
        d: {
          text: 'Keep bugs in a section with an order of its own',
          why: 'The Product Backlog is the single source of work, so bugs and features share one order.',
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'backlog-management-tool-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Stakeholders can open the Product Backlog at any time. Asked what comes next, five of them give five answers. Which two conclusions fit? (Choose two.)',
      options: {
        a: {
          text: 'The list is visible but not understood, so the Product Owner has work to do.',
          why: 'The Product Owner is accountable for a list that is transparent, visible and understood.',
        },
        b: {
          text: 'Each of the five needs write access, so that they use the list more often.',
          why: "Write access doesn't make a list clearer. People who want a change can try to convince the Product Owner.",
        },
        c: {
          text: 'Fewer entries and clearer titles may help more than an additional report.',
          why: 'People should be able to understand the list itself. A report would be a second list.',
        },
        d: {
          text: 'Nothing is wrong, because the list is open to everyone, as Scrum asks.',
          why: 'Everyone can see the list, but it also has to be understood.',
        },
        e: {
          text: 'The Scrum Master should take over the list until the answers agree.',
          why: 'The Scrum Master may help find techniques. The Product Owner stays accountable for the list.',
        },
      },
      answers: ['a', 'c'],
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
