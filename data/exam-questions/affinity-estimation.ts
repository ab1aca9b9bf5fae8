import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'affinity-estimation-2',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner wants all 300 items of the Product Backlog to be sized before the first Sprint. Which reply fits Scrum best?',
    options: {
      a: {
        text: 'Agree, and have the whole list sized in a Sprint 0',
        why: 'Scrum has no Sprint 0. Refinement is an ongoing activity during Sprints.',
      },
      b: {
        text: 'Agree, and have the whole list sized in Sprint Planning',
        why: "Sprint Planning doesn't need sizes for items that won't be selected for a long time. Most of the 300 will change.",
      },
      c: {
        text: 'Decline, and have the next items sized by the Developers',
        why: 'The Product Backlog emerges. Many of the 300 items will change or disappear, and the effort of sizing those would be wasted.',
      },
      d: {
        text: 'Decline, and have the next items sized by an architect',
        why: 'The Developers who will do the work are responsible for the sizing.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'affinity-estimation-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team may spend an hour sorting Product Backlog items on a wall in one Sprint and skip this in the next.',
    answer: true,
    why: {
      true: 'Refinement is an ongoing activity rather than an event. The team decides what form it takes and how often.',
      false:
        'Sprint Planning, the Daily Scrum, the Review and the Retrospective have to take place in every Sprint. Refinement has no fixed form or rhythm.',
    },
    guideSection: 'Product Backlog',
  },
  {
    id: 'affinity-estimation-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Of 40 sized items, 13 fix problems that stop some users completely, and 7 of those are small. Stakeholders want the larger items first, because they take longer. Who settles this, and how?',
    options: {
      a: {
        text: 'The Developers, by sorting the items by their size',
        why: "Sizes help to decide on an order, but they don't determine it. Ordering isn't up to the Developers.",
      },
      b: {
        text: 'The Product Owner, by weighing value against size',
        why: 'The Product Owner is accountable for ordering. Others may try to convince her, and the result is visible in the Product Backlog.',
      },
      c: {
        text: "The Scrum Master, by counting stakeholders' votes",
        why: "The order isn't put to a vote, and the Scrum Master isn't accountable for it.",
      },
      d: {
        text: "The managers, by ruling on the stakeholders' wish",
        why: "The organization has to respect the Product Owner's decisions, including this one.",
      },
    },
    answer: 'b',
    guideSection: 'Product Owner',
    focusArea: 'Product Value',
  },
]
