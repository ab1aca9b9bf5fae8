import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-improvement-41',
    kind: 'single',
    difficulty: 1,
    stem: 'How does the Guide suggest trying Scrum?',
    options: {
      a: {
        text: 'Adapted to the culture of the organization',
        why: 'The Guide says to try Scrum unchanged. Changing its core, even to fit a culture, covers up the problems that it would show.',
      },
      b: {
        text: 'One event after another, month by month',
        why: "The Guide says to try Scrum as it is. One event at a time isn't Scrum yet, so it doesn't show whether Scrum helps.",
      },
      c: {
        text: 'In a small project that has no deadline',
        why: "The Guide doesn't name a kind of project. It says how to try Scrum: unchanged.",
      },
      d: {
        text: 'As is, without changing it',
        why: 'Only then can you find out whether its philosophy, theory and structure help you.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Definition',
    rests: ['definition-7'],
    focusArea: 'Empiricism',
  },
]
