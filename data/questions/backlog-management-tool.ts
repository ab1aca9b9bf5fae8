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
          text: 'Scrum orders by value alone, and the score mixes in other fields as well.',
          why: 'No criterion is prescribed. Value, risk, dependency and learning may all be weighed.',
        },
        b: {
          text: 'The Developers have to fill in the fields, as they are the ones who do the work.',
          why: 'The Developers size items. The order is not theirs.',
        },
        c: {
          text: 'In effect the departments order the list, for which the Product Owner is accountable.',
          why: 'Anyone who decides the formula and its numbers decides the order. A score may inform the Product Owner.',
        },
        d: {
          text: 'Software may not hold the Product Backlog, because it is then no longer visible to all.',
          why: 'The medium is free. Software can be as visible as a wall, or more.',
        },
      },
      answer: 'c',
      guideSection: 'Product Owner',
    },
    {
      id: 'backlog-management-tool-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A team looks for a tool to hold its Product Backlog. Which ability does it need for the sake of Scrum?',
      options: {
        a: {
          text: 'To give each item a definite place in one list',
          why: 'The Product Backlog is an ordered list. Of two items, one comes first.',
        },
        b: {
          text: 'To demand a size and a value before an item can be entered',
          why: 'Details are added by refinement, and attributes vary with the domain.',
        },
        c: {
          text: 'To link each user story with its acceptance criteria',
          why: 'User stories and acceptance criteria are complementary practice.',
        },
        d: {
          text: 'To keep bugs in a section with an order of its own',
          why: 'There is a single source of work, so bugs and features share one order.',
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
          text: 'The list is visible and not understood, so the Product Owner has work to do.',
          why: 'Transparent, visible and understood are all part of the accountability.',
        },
        b: {
          text: 'Each of the five needs write access, so that they deal with the list more closely.',
          why: 'Write access does not make a list clearer. Those who want a change try to convince the Product Owner.',
        },
        c: {
          text: 'Fewer entries and clearer titles may help more than an additional report.',
          why: 'A report is a second list. The first one has to speak for itself.',
        },
        d: {
          text: 'Nothing is wrong, because the list is open to everyone and that is what Scrum asks.',
          why: 'Open to everyone means visible. Being understood is asked as well.',
        },
        e: {
          text: 'The Scrum Master should take over the list until the answers agree.',
          why: 'The Scrum Master may help to find techniques. The accountability stays with the Product Owner.',
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
        true: 'One ordered list with a Product Goal, visible and understood: cards can do that. No medium is prescribed.',
        false: 'The Guide names no tool and no medium. It asks for order, transparency and a Product Goal.',
      },
      guideSection: 'Product Backlog',
    },
  ],
}
