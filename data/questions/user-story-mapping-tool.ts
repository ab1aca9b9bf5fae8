import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'user-story-mapping-tool',
  lesson: '/scrum/psm-1/scrum-tools/user-story-mapping-tool',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'user-story-mapping-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A story map for borrowing audiobooks has six columns. Which cards make up its walking skeleton?',
      options: {
        a: {
          text: 'All cards of the column that brings patrons the most value',
          why: 'One finished column leaves the patron stuck at the next step.',
        },
        b: {
          text: 'The cards that the Developers have sized as the smallest in each slice',
          why: 'Size does not say whether the errand works from end to end.',
        },
        c: {
          text: 'The technical parts on which all of the later items are going to rest',
          why: 'Such parts give no one a way through the errand.',
        },
        d: {
          text: 'The fewest cards that take a patron from the first step to the last',
          why: 'A thin slice through all columns performs the errand from end to end.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 'user-story-mapping-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team has a good story map on its wall and gives up the Product Backlog: "The map says the same, only better." What is the objection?',
      options: {
        a: {
          text: 'The map is not a single ordered list of all work; bugs and upkeep, for instance, are not on it.',
          why: 'The Product Backlog is ordered and the single source of work. A map shows one errand in two directions.',
        },
        b: {
          text: 'The map has to be entered into software first, so that stakeholders can see it at any time.',
          why: 'A wall can be visible enough. The medium is not the trouble.',
        },
        c: {
          text: 'The map is an artifact of the Developers, while the Product Backlog belongs to the stakeholders.',
          why: 'A map is not an artifact of Scrum, and the Product Owner is accountable for the Product Backlog.',
        },
        d: {
          text: 'The map may be used only until the first Sprint has begun, and the list from then on.',
          why: 'A map can help for as long as the errand is worked on.',
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'user-story-mapping-tool-3',
      kind: 'single',
      difficulty: 3,
      stem: 'The first slice of a story map has nine items. The Developers think that six can be Done in the coming Sprint. What follows?',
      options: {
        a: {
          text: 'The slice has to be cut down to six items, because a slice and a Sprint are the same.',
          why: 'A Sprint has a fixed length; a slice has the size that it has.',
        },
        b: {
          text: 'The Sprint is lengthened until all nine items of the slice are Done.',
          why: 'Sprints are of fixed length.',
        },
        c: {
          text: 'They select the six that serve the Sprint Goal best; the others stay in the list.',
          why: 'The Developers judge how much fits. Slices plan releases and bind no Sprint.',
        },
        d: {
          text: 'They select all nine, because the slice would be worthless without them.',
          why: 'How much can be Done is a matter of judgment. Wishing does not make room.',
        },
      },
      answer: 'c',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'user-story-mapping-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two questions can a story map answer at a glance, where an ordered list cannot? (Choose two.)',
      options: {
        a: {
          text: 'Which of two items is to be done before the other?',
          why: 'That is what the order of the list is for.',
        },
        b: {
          text: 'At which step of the errand is nothing planned so far?',
          why: 'An empty column is seen at once. A list has no columns.',
        },
        c: {
          text: 'Which person is accountable for the order of the items?',
          why: 'The Product Owner is, with or without a map.',
        },
        d: {
          text: 'Which items together take somebody through the whole errand?',
          why: 'A slice across all columns shows it.',
        },
        e: {
          text: 'How many items have been Done in the last three Sprints?',
          why: 'Neither shows that. It is a count of the past.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
