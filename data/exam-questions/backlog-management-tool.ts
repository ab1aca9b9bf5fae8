import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'backlog-management-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'An item has been in the Product Backlog for 26 months. The person who wanted it has left, and no one else asks for it. What fits Scrum best?',
    options: {
      a: {
        text: 'The team keeps the item on the list as a record.',
        why: "The list shows what is needed to improve the product. It isn't an archive.",
      },
      b: {
        text: 'The Product Owner removes the item from the list.',
        why: 'Items come and go as people learn. Deciding on content is part of managing the Product Backlog.',
      },
      c: {
        text: 'The Developers agree to take the item off the list.',
        why: "The Developers size items. They don't decide whether an item stays.",
      },
      d: {
        text: 'The team moves the item to a list for slow days.',
        why: 'Work taken from a second list would no longer come from a single source.',
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
        text: 'The age of an item is shown next to its title.',
        why: 'Age is an attribute like any other, and attributes vary.',
      },
      b: {
        text: 'The technical work is kept in a separate list.',
        why: 'The Product Backlog "is the single source of work undertaken by the Scrum Team."',
      },
      c: {
        text: "The order of the items is set by users' votes.",
        why: "The Product Owner is accountable for the order. Votes can inform it, but they can't replace the decision.",
      },
      d: {
        text: 'The items in a view are filtered by one topic.',
        why: "A view shows the same entries. It isn't a second list.",
      },
      e: {
        text: 'The size of an item is set by a project office.',
        why: 'Sizes come from the Developers, who will do the work.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Product Backlog',
  },
]
