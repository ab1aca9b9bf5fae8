import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-refinement-tool-5',
    kind: 'true-false',
    difficulty: 2,
    stem: 'While a Sprint is running, its Developers may spend time on refining items for later Sprints.',
    answer: true,
    why: {
      true: 'The Product Backlog is refined as needed during the Sprint. Sizing takes those who will do the work.',
      false:
        'Nothing reserves the Sprint for selected items. The Guide lists refinement among what happens during it.',
    },
    guideSection: 'The Sprint',
  },
  {
    id: 'product-backlog-refinement-tool-6',
    kind: 'single',
    difficulty: 3,
    stem: 'No one can size an item, because it depends on the catalog of another library, which no one has tried to read. A Developer proposes a trial of one day. Where does this work belong?',
    options: {
      a: {
        text: 'Outside the Product Backlog, because on its own it does not change anything for patrons.',
        why: 'The Product Backlog is the single source of work. An experiment can improve the product by what it teaches.',
      },
      b: {
        text: 'In a Sprint 0, in which technical questions are cleared before the real work.',
        why: 'Scrum has no Sprint 0. Every Sprint is to bring a usable Increment.',
      },
      c: {
        text: 'In the Product Backlog, in the place that the Product Owner gives it.',
        why: 'It is work like other work and competes with it for a place.',
      },
      d: {
        text: 'In a time budget for technical trials that is agreed with the Scrum Master.',
        why: 'That would be a second source of work, and the Scrum Master does not hand out time.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
]
