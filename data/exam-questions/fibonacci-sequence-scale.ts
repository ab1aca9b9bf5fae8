import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'fibonacci-sequence-scale-4',
    kind: 'true-false',
    difficulty: 1,
    stem: "An item with the highest size on a team's scale can still be ready for selection in Sprint Planning.",
    answer: true,
    why: {
      true: 'An item is deemed ready when the Scrum Team can get it Done within one Sprint. The Guide mentions no number.',
      false:
        'Some teams use a high number as a signal to split an item. Scrum only asks whether the team can get it Done within one Sprint.',
    },
    rests: ['product-backlog-3'],
  },
  {
    id: 'fibonacci-sequence-scale-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager wants to compare two Scrum Teams by the story points that they finish each Sprint. What is the strongest objection?',
    options: {
      a: {
        text: 'The two teams may have Sprints of different lengths.',
        why: "Equal Sprints would not help. Each team's points are relative to what it knows, so the same number may still mean different work.",
      },
      b: {
        text: 'The same number may mean different work in each team.',
        why: 'Points are relative to what a team knows. They say nothing about the value of an Increment either.',
      },
      c: {
        text: "The Product Owners haven't agreed to the comparison.",
        why: "An agreement wouldn't give the numbers a common unit. Each team's points are relative to what it knows, so they can't be compared.",
      },
      d: {
        text: 'Managers may not see the sizes of items.',
        why: 'The Product Backlog is transparent and visible. Managers may see it; they would only misread these numbers.',
      },
    },
    answer: 'b',
    scope: 'near',
  },
  {
    id: 'fibonacci-sequence-scale-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The next item in the Product Backlog is too large to be Done in one Sprint. What is the best thing to do with it?',
    options: {
      a: {
        text: 'It can be selected as it is.',
        why: 'An item is ready for selection if it can be Done within one Sprint. This one is too large, so it has to be broken down first.',
      },
      b: {
        text: 'The Product Owner can remove it from the list.',
        why: 'A large item can be valuable, and its place shows that the Product Owner wants it next. So it is broken down in refinement and not removed.',
      },
      c: {
        text: 'It can stay rough until a Sprint comes nearer.',
        why: 'Items far down the list can stay rough. This item is next, so it has to become small enough for one Sprint now.',
      },
      d: {
        text: 'It should be broken down in refinement.',
        why: 'Refinement breaks items down into smaller, more precise ones. That is what makes them ready for selection.',
      },
    },
    answer: 'd',
    rests: ['product-backlog-5'],
  },
]
