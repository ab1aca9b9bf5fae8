import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'backlog-management-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'An item has been in the Product Backlog for two years. No one needs it anymore, and the Product Owner sees no value in it. What is the best thing to do with it?',
    options: {
      a: {
        text: 'It can be selected as it is.',
        why: "The Product Backlog lists what is needed to improve the product. This item isn't needed anymore, so it shouldn't be there to be selected.",
      },
      b: {
        text: 'It should be broken down in refinement.',
        why: "Refinement makes items ready for selection. This one isn't needed to improve the product, so the Product Owner can remove it instead.",
      },
      c: {
        text: 'It can stay rough until a Sprint comes nearer.',
        why: "An item that may be needed later can stay rough. This one isn't needed anymore, and the Product Backlog lists only what is needed to improve the product.",
      },
      d: {
        text: 'The Product Owner can remove it from the list.',
        why: "What the list contains shows the Product Owner's decisions. The list holds what is needed to improve the product and is not an archive.",
      },
    },
    answer: 'd',
    rests: ['product-owner-11'],
  },
  {
    id: 'backlog-management-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these settings of a Product Backlog tool conflict with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The age of an item is shown next to its title.',
        why: "Age is an attribute like any other, and attributes vary with the domain. So it doesn't conflict.",
      },
      b: {
        text: 'The technical work is kept in a separate list.',
        why: 'The Product Backlog "is the single source of work undertaken by the Scrum Team." A second list for technical work conflicts with that.',
      },
      c: {
        text: 'The votes of the users set the order of the items.',
        why: 'The Product Owner is accountable for the order. Votes can inform this decision but not replace it, so the setting conflicts with Scrum.',
      },
      d: {
        text: 'A stakeholder can filter the items by topic.',
        why: "A view shows the same list, and stakeholders are meant to see it. So it doesn't conflict.",
      },
      e: {
        text: 'A project office sets the size of the items.',
        why: 'Choose this: the Developers who will do the work are responsible for the sizing, and no office outside the team is.',
      },
      f: {
        text: 'The Product Owner lets an analyst write the items.',
        why: "The Product Owner may give this work to others and stays accountable. So it doesn't conflict.",
      },
    },
    answers: ['b', 'c', 'e'],
    rests: ['product-backlog-2', 'product-owner-6', 'product-backlog-8'],
  },
]
