import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-values-introduction-41',
    kind: 'single',
    difficulty: 1,
    stem: 'How do team members learn and explore the Scrum values?',
    options: {
      a: {
        text: 'By attending a workshop on them',
        why: 'A workshop may help. But the Guide says that members learn the values in the work, with the events and artifacts.',
      },
      b: {
        text: 'By working with the events and artifacts',
        why: "Members learn and explore the values in their daily work with Scrum's events and artifacts.",
      },
      c: {
        text: 'By signing a team agreement',
        why: "The values aren't rules to sign. People become more proficient in living them.",
      },
      d: {
        text: 'By following the example of their leaders',
        why: 'A good example helps. The Guide names the work with events and artifacts.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
    rests: ['values-13'],
  },
  {
    id: 'scrum-values-introduction-42',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which Scrum values does the Guide connect with people outside the team, too? (Choose two.)',
    options: {
      a: {
        text: 'Focus',
        why: "The Guide speaks only of the Scrum Team's focus: on the work of the Sprint, toward its goals.",
      },
      b: {
        text: 'Openness',
        why: 'Stakeholders, too, are open about the work and what makes it hard.',
      },
      c: {
        text: 'Respect',
        why: 'The people with whom team members work respect them, too, as capable and independent.',
      },
      d: {
        text: 'Courage',
        why: 'Everyone can need courage. The Guide speaks of the members of the Scrum Team.',
      },
      e: {
        text: 'Commitment',
        why: "It's the Scrum Team that commits to its goals and to supporting one another.",
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Scrum Values',
    rests: ['values-8', 'values-6'],
  },
  {
    id: 'scrum-values-introduction-43',
    kind: 'true-false',
    difficulty: 2,
    stem: 'When people embody the Scrum values, the pillars come to life and build trust.',
    answer: true,
    why: {
      true: 'Embodied by the team and the people it works with, the values bring the pillars to life. Trust grows from this.',
      false:
        'It may seem that trust has to come first. In the Guide, trust is what grows when the values are embodied.',
    },
    guideSection: 'Scrum Values',
    rests: ['values-15', 'values-14'],
  },
]
