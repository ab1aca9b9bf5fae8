import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'user-story-mapping-tool-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Product Owner is accountable for keeping an up-to-date story map for the Product Goal.',
    answer: false,
    why: {
      true: 'Story maps do not occur in the Scrum Guide. The accountability is for the Product Backlog.',
      false:
        'The Product Owner is accountable for Product Goal, items, order and transparency. A map may help and is optional.',
    },
    guideSection: 'Product Owner',
  },
  {
    id: 'user-story-mapping-tool-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The first slice is in use, and people behave differently from what the team expected. On the map, the second slice is next. What fits Scrum best?',
    options: {
      a: {
        text: 'The second slice is built as drawn, since the stakeholders were there when it was agreed.',
        why: 'A map is not an agreement. What was learned should change what comes next.',
      },
      b: {
        text: 'The Product Owner orders the Product Backlog anew, and the map is adapted or left behind.',
        why: 'The list is emergent, and decisions rest on what was observed. The map serves it.',
      },
      c: {
        text: 'The order is kept until the next Sprint Review, the only occasion for changing it.',
        why: 'The Product Backlog may change at any time. The Review is one occasion among others.',
      },
      d: {
        text: 'The map is void, so all errands are mapped again before anything further is selected.',
        why: 'One surprise does not void the rest, and nothing has to wait for a map.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
    focusArea: 'Product Value',
  },
]
