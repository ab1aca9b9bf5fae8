import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-6',
    kind: 'single',
    difficulty: 1,
    stem: 'Sprint Planning opens with the question why the Sprint is valuable. Which contribution to it does the Guide expect of the Product Owner?',
    options: {
      a: {
        text: 'A proposal of how the product could gain value and utility',
        why: 'The Product Owner proposes, and the whole Scrum Team then defines a Sprint Goal from it.',
      },
      b: {
        text: 'A final Sprint Goal, on which the rest of the plan is built',
        why: 'The Sprint Goal is defined by the whole Scrum Team, and only by the end of the event.',
      },
      c: {
        text: 'A selection of the items that are worth the most to users',
        why: 'The Developers select the items, in discussion with the Product Owner.',
      },
      d: {
        text: 'A calculation of the value that each of the items will add',
        why: 'No calculation is asked for. The Guide does not say how value is to be measured.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
    focusArea: 'Product Value',
  },
]
