import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'A program collects a status report from each Developer every morning and is to replace the Daily Scrum. What would be lost?',
    options: {
      a: {
        text: 'A joint plan for the next day of work',
        why: "The event has to result in an actionable plan, which the Developers make together. Separate reports don't add up to one.",
      },
      b: {
        text: 'A talk with stakeholders on what to do next',
        why: 'That takes place in the Sprint Review.',
      },
      c: {
        text: 'A plan for better quality and effectiveness',
        why: 'That is the purpose of the Sprint Retrospective.',
      },
      d: {
        text: 'A common understanding of why the Sprint is valuable',
        why: 'This comes from Sprint Planning, where the Scrum Team defines the Sprint Goal.',
      },
    },
    answer: 'a',
    rests: ['daily-scrum-8'],
  },
  {
    id: 'daily-scrum-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner asks the Developers to begin each Daily Scrum with the burn-down. Do they have to?',
    options: {
      a: {
        text: 'Yes, because it shows how the work is progressing',
        why: 'Progress is inspected in the event, but the Guide requires no chart for it.',
      },
      b: {
        text: 'Yes, because the Product Owner is accountable for value',
        why: "The accountability is real. It doesn't reach as far as the techniques of the Developers' event.",
      },
      c: {
        text: 'No, because the Developers choose their techniques',
        why: 'They can select the structure and techniques that they want, and may also choose the burn-down.',
      },
      d: {
        text: 'No, because what will happen is unknown',
        why: 'That is a reason not to take a forecast for certain. The Guide still calls burn-downs useful.',
      },
    },
    answer: 'c',
    rests: ['daily-scrum-7'],
  },
]
