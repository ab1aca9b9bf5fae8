import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'user-story-mapping-tool-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Product Owner is accountable for keeping a story map up to date.',
    answer: false,
    why: {
      true: "A Product Owner may well keep one, but the Guide doesn't mention story maps. The accountability is for the Product Backlog.",
      false:
        'The Product Owner is accountable for effective Product Backlog management. A map may help and is optional.',
    },
    rests: ['product-owner-3'],
  },
  {
    id: 'user-story-mapping-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'People use the first slice of a story map differently from what the team expected. What fits Scrum best?',
    options: {
      a: {
        text: 'Go on with the second slice, as everyone agreed',
        why: 'A Scrum Team is expected to adapt when it learns something, even if everyone agreed on the map. What was learned may change which slice comes next.',
      },
      b: {
        text: 'Draw a new map before any work goes on',
        why: "A team is expected to adapt at once, so it changes the order now, where the evidence calls for it. One surprise doesn't mean that work has to wait for a new map.",
      },
      c: {
        text: 'Wait for the next Sprint Review before changing anything',
        why: 'The Product Backlog may be adjusted at the Review, but a team is expected to adapt as soon as it learns something.',
      },
      d: {
        text: 'Change the order now, where the evidence calls for it',
        why: 'A Scrum Team is expected to adapt when it learns something through inspection. The map serves the order of the list.',
      },
    },
    answer: 'd',
    rests: ['adaptation-5'],
  },
]
