import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'courage-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Which Scrum value is about doing the right thing?',
    options: {
      a: {
        text: 'Courage',
        why: 'Members have the courage to do what is right and to take on tough problems.',
      },
      b: {
        text: 'Commitment',
        why: 'Commitment is about reaching the goals and supporting one another.',
      },
      c: {
        text: 'Focus',
        why: 'Focus puts the work of the Sprint first.',
      },
      d: {
        text: 'Respect',
        why: 'Respect is how members see each other: as capable, independent people.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
    rests: ['values-9'],
  },
]
