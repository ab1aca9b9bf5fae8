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
      stem: "A story map shows in six columns how a library's patrons borrow audiobooks. Which cards make up its walking skeleton?",
      options: {
        a: {
          text: 'The fewest cards with which a patron gets from start to end',
          why: 'With a thin slice through all columns, someone can finish the errand.',
        },
        b: {
          text: 'The cards that the Developers consider the smallest',
          why: 'A walking skeleton is a thin slice through all columns, so that someone gets from start to end. The smallest cards may leave gaps.',
        },
        c: {
          text: 'All cards of the column that patrons value most',
          why: 'A walking skeleton takes a little from every column. One finished column leaves the patron stuck at the next step.',
        },
        d: {
          text: 'The technical cards on which all others depend',
          why: 'The name suggests it, but a walking skeleton is a thin slice through all columns. With technical parts alone, no one can get through the errand.',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'user-story-mapping-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team with a story map on its wall gives up the Product Backlog. What is the main objection?',
      options: {
        a: {
          text: "A map on a wall isn't transparent enough.",
          why: "A wall can be visible enough. What is missing isn't a better medium but a single list in which all the work is ordered.",
        },
        b: {
          text: "A map isn't one list that orders all the work.",
          why: 'The Product Backlog is an ordered list of everything needed to improve the product. A map shows one errand in two directions.',
        },
        c: {
          text: 'The map belongs to the Developers.',
          why: "A map isn't an artifact of Scrum, and the whole team may use it. What it can't replace is the single list that orders all the work.",
        },
        d: {
          text: "A map isn't useful anymore once the work has begun.",
          why: "A map can help for as long as the team works on the errand. What it can't replace is the single list that orders all the work.",
        },
      },
      answer: 'b',
      rests: ['product-backlog-1'],
    },
    {
      id: 'user-story-mapping-tool-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The first slice of a story map has nine items. When do the Developers select how many of them they will work on next?',
      options: {
        a: {
          text: 'Whenever it is needed during a Sprint',
          why: "Refinement takes place whenever it's needed. Items for a Sprint are selected at its beginning, in Sprint Planning.",
        },
        b: {
          text: 'In Sprint Planning',
          why: "There the Developers select items in discussion with the Product Owner. A slice doesn't decide that for them.",
        },
        c: {
          text: 'At the end of the Sprint Review',
          why: 'In the Sprint Review, attendees collaborate on what to do next. The selection for a Sprint is made in Sprint Planning.',
        },
        d: {
          text: 'Between two Sprints, before the next one begins',
          why: 'A Sprint starts right after the one before, so there is no such time. Items are selected in Sprint Planning, inside the Sprint.',
        },
      },
      answer: 'b',
      rests: ['sprint-planning-11'],
    },
    {
      id: 'user-story-mapping-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: "Which two questions does a story map answer at a glance, but an ordered list doesn't? (Choose two.)",
      options: {
        a: {
          text: 'Which items take someone through the whole errand?',
          why: "In a story map, a slice across all columns takes someone through the whole errand. A list doesn't show the columns.",
        },
        b: {
          text: 'Which items were Done in the last three Sprints?',
          why: 'Neither a map nor a list shows what was Done when. For that, you need a record of past Sprints.',
        },
        c: {
          text: 'Which steps of the errand have no item so far?',
          why: "You see an empty column at once. A list doesn't have columns.",
        },
        d: {
          text: 'Who is accountable for ordering the items?',
          why: 'The Product Owner is, with or without a map, and neither of them shows it.',
        },
        e: {
          text: 'Which of any two items comes before the other?',
          why: 'This is what an ordered list answers: of any two items, one comes first. A map orders in two directions.',
        },
      },
      answers: ['a', 'c'],
      scope: 'course',
    },
  ],
}
