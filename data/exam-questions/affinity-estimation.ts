import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'affinity-estimation-2',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner wants all 300 items of the Product Backlog sized before the first Sprint. Which reply fits Scrum best?',
    options: {
      a: {
        text: '"Good idea. Let\'s size them in a Sprint 0."',
        why: 'Scrum has no Sprint 0. Refinement, sizing included, goes on during every Sprint, since the Product Backlog keeps changing.',
      },
      b: {
        text: '"Good idea. Let\'s use Sprint Planning to size all of them once."',
        why: 'Sprint Planning is for selecting and planning the work of one Sprint. Refinement adds sizes all along, and those of far-off items may be out of date when they are needed.',
      },
      c: {
        text: '"Let\'s size the next items now, and the others later."',
        why: 'Refinement is an ongoing activity that adds details such as sizes. Items that are far off may still change or disappear, so sizing all of them now may be a waste.',
      },
      d: {
        text: '"Let an architect size them, so that we can start."',
        why: 'The Developers who will do the work are responsible for sizing, not an architect. Refinement is ongoing, so a Sprint can start before every item has a size.',
      },
    },
    answer: 'c',
    rests: ['product-backlog-6'],
  },
  {
    id: 'affinity-estimation-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team may hold a refinement meeting in one Sprint and leave it out in the next.',
    answer: true,
    why: {
      true: 'Refinement is an ongoing activity rather than an event. The team decides what form it takes and how often.',
      false:
        'Only the five events have to take place in every Sprint. Refinement is an ongoing activity without a fixed form or rhythm.',
    },
    rests: ['product-backlog-6'],
  },
  {
    id: 'affinity-estimation-6',
    kind: 'single',
    difficulty: 1,
    stem: 'Stakeholders want the largest items done first. Who decides on the order of the Product Backlog?',
    options: {
      a: {
        text: 'The Developers',
        why: "Their sizes may inform the order. Ordering the items belongs to the Product Owner's accountability.",
      },
      b: {
        text: 'The whole Scrum Team',
        why: "It sounds fair, since the whole team does the work. But one person decides on the order, so that it's clear who answers for value.",
      },
      c: {
        text: 'The Scrum Master',
        why: "The Scrum Master may help find techniques for ordering, but doesn't decide on the order.",
      },
      d: {
        text: 'The Product Owner',
        why: 'Ordering the items is part of managing the Product Backlog, for which the Product Owner is accountable. Others may try to convince this person.',
      },
    },
    answer: 'd',
    rests: ['product-owner-6'],
  },
]
