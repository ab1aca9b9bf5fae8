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
          why: "Size doesn't tell you whether the errand works from end to end.",
        },
        c: {
          text: 'The technical parts on which all of the later items are going to rest',
          why: 'With such parts alone, no one can get through the errand.',
        },
        d: {
          text: 'The fewest cards that take a patron from the first step to the last',
          why: 'With a thin slice through all columns, someone can finish the errand from end to end.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 'user-story-mapping-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team has a good story map on its wall and gives up the Product Backlog. "The map says the same, only better," it explains. What is the main objection?',
      options: {
        a: {
          text: "The map isn't one ordered list of all the work. Bugs and upkeep, for example, may be missing.",
          why: 'The Product Backlog is an ordered list and the single source of work. A map shows one errand in two directions.',
        },
        b: {
          text: 'The map has to be entered into software first, so that stakeholders can see it at any time.',
          why: "A wall can be visible enough. The problem isn't the medium.",
        },
        c: {
          text: 'The map is an artifact of the Developers, while the Product Backlog belongs to the stakeholders.',
          why: "A map isn't an artifact of Scrum, and the Product Owner is accountable for the Product Backlog.",
        },
        d: {
          text: 'The map may be used only until the first Sprint has begun, and the list from then on.',
          why: 'A map can help for as long as the team works on the errand.',
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
          text: 'The slice has to be reduced to six items, because a slice and a Sprint are the same.',
          why: 'A slice may need more or less than one Sprint.',
        },
        b: {
          text: 'The Sprint is lengthened until all nine items of the slice are Done.',
          why: 'A Sprint has a fixed length.',
        },
        c: {
          text: 'They select the six that best serve the Sprint Goal, and the rest stay in the list.',
          why: "The Developers judge how much they can complete. A slice doesn't decide that for them.",
        },
        d: {
          text: 'They select all nine, because the slice would be worthless without them.',
          why: "The Developers think that only six can be Done. The value of the slice doesn't change that.",
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
      stem: "Which two questions can a story map answer at a glance, but an ordered list can't? (Choose two.)",
      options: {
        a: {
          text: 'Which of two items comes first?',
          why: 'The order of the list answers this.',
        },
        b: {
          text: 'At which step of the errand is nothing planned so far?',
          why: "You see an empty column at once. A list doesn't have columns.",
        },
        c: {
          text: 'Which person is accountable for the order of the items?',
          why: 'The Product Owner is, with or without a map, and neither of them shows it.',
        },
        d: {
          text: 'Which items together take someone through the whole errand?',
          why: 'A slice across all columns shows this.',
        },
        e: {
          text: 'How many items have been Done in the last three Sprints?',
          why: "Neither shows this, because it's a count of past work.",
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
