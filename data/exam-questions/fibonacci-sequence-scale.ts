import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'fibonacci-sequence-scale-4',
    kind: 'true-false',
    difficulty: 2,
    stem: 'An item was given the highest size that a team uses. It can still be ready for selection in Sprint Planning.',
    answer: true,
    why: {
      true: 'An item is deemed ready when the Scrum Team can get it Done within one Sprint. The Guide mentions no number.',
      false:
        'Some teams use a high number as a signal to split an item. Scrum only asks whether the team can get it Done within one Sprint.',
    },
    guideSection: 'Product Backlog',
  },
  {
    id: 'fibonacci-sequence-scale-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Management wants to compare two Scrum Teams by the story points that they finish each Sprint. Both use the same Fibonacci cards. What is the strongest objection?',
    options: {
      a: {
        text: 'The two teams may have Sprints of different lengths.',
        why: 'Equal Sprints would not help, because the points themselves mean different things.',
      },
      b: {
        text: 'The same card may mean different work in each team.',
        why: 'Points are relative to what a team knows. They say nothing about the value of an Increment either.',
      },
      c: {
        text: 'The Scrum Masters may have to approve the comparison.',
        why: 'No matter who compares them, the numbers have no common unit.',
      },
      d: {
        text: 'The Product Owner may have to keep points from managers.',
        why: 'The Product Backlog is transparent and visible. Secrecy is neither needed nor wanted.',
      },
    },
    answer: 'b',
    guideSection: 'Complementary practice',
    scope: 'near',
  },
  {
    id: 'fibonacci-sequence-scale-7',
    kind: 'single',
    difficulty: 2,
    stem: 'An item near the top of the Product Backlog was sized 20, the highest card that the team uses. What is the most helpful next step?',
    options: {
      a: {
        text: 'Select it for the next Sprint with only a few other items.',
        why: 'If it cannot be Done within one Sprint, it is not ready for selection.',
      },
      b: {
        text: 'Select it for the next two Sprints with a review in between.',
        why: 'Each Sprint needs a usable Increment. Half an item that is not Done gives none.',
      },
      c: {
        text: 'Order it near the bottom with other items of the same size.',
        why: 'Order is not a matter of size alone. A valuable item stays high and gets refined.',
      },
      d: {
        text: 'Split it in refinement into items that fit into a Sprint.',
        why: 'Refinement breaks items down into smaller, more precise ones. That is what makes them ready for selection.',
      },
    },
    answer: 'd',
    guideSection: 'Product Backlog',
  },
]
