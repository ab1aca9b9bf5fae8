import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'fibonacci-sequence-scale-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Management wants to compare two Scrum Teams by the story points that they finish each Sprint. Both use the same Fibonacci cards. What is the soundest objection?',
    options: {
      a: {
        text: 'The comparison has to wait until both teams have reached the same Sprint length.',
        why: 'Equal Sprints would not help, because the points themselves mean different things.',
      },
      b: {
        text: 'The comparison has to be made by the Scrum Masters, who know how each team works.',
        why: 'No matter who compares them, the numbers have no common unit.',
      },
      c: {
        text: 'Only Product Owners may see the points, because they are part of the Product Backlog.',
        why: 'The Product Backlog is transparent and visible. Secrecy is neither needed nor wanted.',
      },
      d: {
        text: "Each team's numbers rest on its own reference items, so the same card differs in meaning.",
        why: 'Points are relative to what a team knows. They say nothing about the value of an Increment either.',
      },
    },
    answer: 'd',
    guideSection: 'Complementary practice',
  },
  {
    id: 'fibonacci-sequence-scale-7',
    kind: 'single',
    difficulty: 2,
    stem: 'An item near the top of the Product Backlog was sized 20, the highest card that the team uses. What is the most helpful next step?',
    options: {
      a: {
        text: 'Select it in the next Sprint, together with fewer other items than the team usually takes.',
        why: 'If it cannot be Done within one Sprint, it is not ready for selection.',
      },
      b: {
        text: 'Break it down in refinement until its parts can be Done within one Sprint, and size those.',
        why: 'Refinement breaks items down into smaller, more precise ones. That is what makes them ready for selection.',
      },
      c: {
        text: 'Move it to the bottom of the Product Backlog, where items of that size should stand.',
        why: 'Order is not a matter of size alone. A valuable item stays high and gets refined.',
      },
      d: {
        text: 'Plan two Sprints for it, with a review of the first half by stakeholders in between.',
        why: 'Each Sprint needs a usable Increment. Half an item that is not Done gives none.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'fibonacci-sequence-scale-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which statements about the numbers on the cards hold? (Choose all that apply.)',
    options: {
      a: {
        text: 'A doubling scale (1, 2, 4, 8) rests on the same idea.',
        why: 'It too grows by a constant factor. It forgives 33 % at each step.',
      },
      b: {
        text: 'A team may size in days and still use Scrum.',
        why: 'The Guide leaves the unit open.',
      },
      c: {
        text: 'A size is fixed once an item enters a Sprint Backlog.',
        why: 'As more is learned, the Sprint Backlog is updated and scope may be renegotiated. No size is frozen.',
      },
      d: {
        text: 'With experience, the cards give sizes that hold to within 5 %.',
        why: 'The scale is chosen because judgments miss by far more than that.',
      },
    },
    answers: ['a', 'b'],
    guideSection: 'Complementary practice',
  },
]
