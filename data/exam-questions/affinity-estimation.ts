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
        why: 'The Product Backlog emerges. Many of the 300 items will change or disappear, and sizing those would be wasted.',
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
    stem: 'A Scrum Team may spend an hour sorting Product Backlog items on a wall in one Sprint and skip it in the next.',
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
    stem: 'Of 40 items that were sized, 13 block some users completely, and 7 of those are small. Stakeholders want the larger items first, because they take longer. Who settles this, and how?',
    options: {
      a: {
        text: 'The Developers, by using the order of the sizes',
        why: 'Sizes help to decide on an order, but they do not fix it. Ordering is not up to the Developers.',
      },
      b: {
        text: 'The Product Owner, by weighing the value with the size',
        why: 'The Product Owner is accountable for ordering. Others may try to convince her, and the result is visible in the Product Backlog.',
      },
      c: {
        text: 'The Scrum Master, by counting the votes of stakeholders',
        why: 'The order is not put to a vote, and it is not the accountability of the Scrum Master.',
      },
      d: {
        text: 'The managers, by ruling on the wish of stakeholders',
        why: 'The organization has to respect the decisions of the Product Owner, including this one.',
      },
    },
    answer: 'b',
    guideSection: 'Product Owner',
    focusArea: 'Product Value',
  },
]
