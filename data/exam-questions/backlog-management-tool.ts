import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'backlog-management-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'An item has been in the Product Backlog for 26 months. The person who wanted it has left, and no one else asks for it. What fits Scrum best?',
    options: {
      a: {
        text: 'It stays at the bottom of the list, which is also the record of all requests.',
        why: 'The list shows what is needed to improve the product. It is not an archive.',
      },
      b: {
        text: 'The Product Owner removes it: the list is emergent, and no one needs it.',
        why: 'Items come and go as people learn. Deciding on content is part of managing the Product Backlog.',
      },
      c: {
        text: 'The Developers have to agree to its removal, because they have already sized it.',
        why: 'Sizing an item gives no say over whether it stays.',
      },
      d: {
        text: 'It moves to a second list of ideas, from which the Developers draw when they have time.',
        why: 'Work drawn from a second list would break the single source of work.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'backlog-management-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A company installs software for its Product Backlog. Which of these settings conflict with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Technical work is in a second list, from which the Developers draw as they like.',
        why: 'The Product Backlog "is the single source of work undertaken by the Scrum Team".',
      },
      b: {
        text: 'Each item shows who asked for it and when it was entered.',
        why: 'That is an attribute like others. It helps to answer people.',
      },
      c: {
        text: 'Stakeholders outside the Scrum Team see a summary but are not able to open the list.',
        why: 'The Product Backlog has to be transparent and visible, or decisions rest on guesses.',
      },
      d: {
        text: 'Items can be filtered by branch, in the same order as in the full list.',
        why: 'A view shows the same entries. It is not a second list.',
      },
      e: {
        text: 'The size of an item is entered by a project office before the Developers see it.',
        why: 'The Developers who will do the work are responsible for the sizing.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Product Backlog',
  },
]
