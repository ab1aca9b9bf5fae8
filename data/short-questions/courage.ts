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
        why: 'Commitment is about reaching the goals and supporting one another. The Guide connects doing the right thing with courage.',
      },
      c: {
        text: 'Focus',
        why: "Focus is on the work of the Sprint, toward the team's goals. The Guide connects doing the right thing with courage.",
      },
      d: {
        text: 'Respect',
        why: 'Respect is how members see each other: as capable, independent people. The Guide connects doing the right thing with courage.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
    rests: ['values-9'],
  },
]
