import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'commitment-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Which Scrum value includes supporting each other?',
    options: {
      a: {
        text: 'Commitment',
        why: 'The Scrum Team commits to achieving its goals, and its members to supporting one another.',
      },
      b: {
        text: 'Focus',
        why: 'Focus is on the work of the Sprint, to get as far as possible toward the goals. Supporting each other is part of commitment.',
      },
      c: {
        text: 'Respect',
        why: 'It sounds right, since support shows respect. Respect means taking each other for capable and independent.',
      },
      d: {
        text: 'Courage',
        why: 'Courage is for doing what is right and for tough problems. Supporting each other is part of commitment.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
    rests: ['values-4'],
  },
]
