import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'theory-summary-41',
    kind: 'single',
    difficulty: 1,
    stem: "What do Scrum's events put into practice, so that they work?",
    options: {
      a: {
        text: 'Empiricism and lean thinking',
        why: 'They are the two foundations. What the events implement is narrower: the three pillars.',
      },
      b: {
        text: 'Commitment, focus, openness, respect and courage',
        why: 'Team members explore these values as they work with the events. The Guide says that the events work because they implement the pillars.',
      },
      c: {
        text: 'Transparency, inspection and adaptation',
        why: 'Transparency, inspection and adaptation are the pillars of empirical Scrum. The events work because they implement these three.',
      },
      d: {
        text: 'Self-management and cross-functionality',
        why: 'The Scrum Master coaches team members in these two. The events work because they implement the pillars: transparency, inspection and adaptation.',
      },
    },
    answer: 'c',
    rests: ['theory-8'],
  },
]
