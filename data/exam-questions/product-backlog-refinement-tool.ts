import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-refinement-tool-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'While a Sprint is running, its Developers may refine items for later Sprints.',
    answer: true,
    why: {
      true: 'The Product Backlog is refined as needed during the Sprint, and sizing needs the people who will do the work.',
      false:
        'Nothing reserves the Sprint for selected items. The Guide lists refinement among what happens during it.',
    },
    rests: ['sprint-9'],
  },
  {
    id: 'product-backlog-refinement-tool-6',
    kind: 'single',
    difficulty: 3,
    stem: 'To size an item, the Developers first need a one-day trial of another system. Where does this work belong?',
    options: {
      a: {
        text: 'On a list of trials that the Developers keep',
        why: 'The Product Backlog is the single source of work. A second list would compete with it.',
      },
      b: {
        text: 'In a Sprint 0 before the real work',
        why: 'Scrum has no Sprint 0: every Sprint is to create a usable Increment. The trial becomes an item of the Product Backlog, like other work on the product.',
      },
      c: {
        text: 'In the Product Backlog, where the Product Owner orders it',
        why: "The Product Backlog is the single source of the Scrum Team's work, experiments included. The Product Owner decides where the trial comes in the order.",
      },
      d: {
        text: 'In spare time outside the Sprints',
        why: 'All the work for a product happens within Sprints, and its single source is the Product Backlog.',
      },
    },
    answer: 'c',
    rests: ['product-backlog-2', 'product-owner-6'],
  },
  {
    id: 'product-backlog-refinement-tool-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager wants all 120 items of a Product Backlog described as precisely as the first ten. What fits Scrum best?',
    options: {
      a: {
        text: 'The Developers describe all of them before the next Sprint.',
        why: "Detail that is added long before it's needed is often wasted. Refinement is an ongoing activity.",
      },
      b: {
        text: 'The Scrum Master explains that many later items will still change.',
        why: "The Product Backlog is emergent, and helping stakeholders understand this is part of the Scrum Master's work.",
      },
      c: {
        text: 'The Product Owner takes the later items out of the order.',
        why: 'The whole Product Backlog is ordered, and rough items have their place in it. Refinement adds details to them over time.',
      },
      d: {
        text: 'The manager gets a separate list with more precise items.',
        why: 'The Product Backlog is the single source of work, so there is no second list. Later items may stay rough, since many of them will still change.',
      },
    },
    answer: 'b',
    rests: ['product-backlog-6'],
  },
  {
    id: 'product-backlog-refinement-tool-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'How can a team tell that it has refined an item enough to select it? Which two signs say most? (Choose the best two.)',
    options: {
      a: {
        text: 'The Scrum Master has checked the text.',
        why: "The Scrum Master can suggest techniques but doesn't approve items. Those who will do the work have to understand an item and get it Done in one Sprint.",
      },
      b: {
        text: 'The Product Owner has written acceptance criteria and tests for it.',
        why: "Criteria and tests may help, but the Guide doesn't require them. An item is ready when the team can get it Done in one Sprint.",
      },
      c: {
        text: 'Every detail has been approved in writing.',
        why: "An item is ready when the team can get it Done in one Sprint. Full detail isn't a condition, since scope can be clarified during the Sprint.",
      },
      d: {
        text: 'Everyone understands what it is for.',
        why: 'Product Backlog items have to be clearly communicated. A team that knows the purpose can settle details itself.',
      },
      e: {
        text: 'The Developers can get it Done in one Sprint.',
        why: 'That is what makes an item ready for selection, and those who build it can tell best.',
      },
    },
    answers: ['d', 'e'],
    rests: ['product-backlog-3', 'product-owner-5', 'product-backlog-4'],
  },
]
