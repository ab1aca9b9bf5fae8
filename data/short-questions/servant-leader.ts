import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'servant-leader-41',
    kind: 'single',
    difficulty: 1,
    stem: "How does the Scrum Master take care of the team's effectiveness?",
    options: {
      a: {
        text: 'By enabling the team to improve its practices',
        why: 'The Scrum Master makes it possible for the team to get better, within the Scrum framework.',
      },
      b: {
        text: 'By helping everyone understand Scrum theory and practice',
        why: 'Helping everyone understand Scrum is how the Scrum Master establishes Scrum, the other accountability. For effectiveness, she enables the team to improve its practices.',
      },
      c: {
        text: 'By assigning the work to the right people',
        why: "The members decide who does what, so the Scrum Master doesn't assign work. She enables the team to improve its practices.",
      },
      d: {
        text: 'By reporting deviations from Scrum',
        why: "Reports don't make a team effective, and the Guide doesn't mention any. The Scrum Master enables the team to improve its practices.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-4'],
    focusArea: 'Coaching',
  },
]
