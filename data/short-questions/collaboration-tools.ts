import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-tools-41',
    kind: 'single',
    difficulty: 2,
    stem: "Which of Scrum's rules is different for a Scrum Team that works in three cities?",
    options: {
      a: {
        text: 'None of them',
        why: 'The framework is immutable, wherever people work. A call can be the same place for everyone.',
      },
      b: {
        text: 'The timebox of the Daily Scrum',
        why: "The Daily Scrum has 15 minutes in every team. A call across time zones doesn't make it longer.",
      },
      c: {
        text: 'The number of Scrum Masters',
        why: 'A Scrum Team has one Scrum Master, not one for each city.',
      },
      d: {
        text: 'The ban on sub-teams',
        why: 'A sub-team for each city may seem practical. Within a Scrum Team, there are no sub-teams, wherever its members work.',
      },
    },
    answer: 'a',
    guideSection: 'End Note',
    rests: ['end-note-2'],
    focusArea: 'Scrum Team',
  },
]
