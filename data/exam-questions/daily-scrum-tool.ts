import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'A program that collects a status report from each Developer every morning is supposed to replace the Daily Scrum. What would be lost?',
    options: {
      a: {
        text: 'A joint plan for the next day of work',
        why: "The event has to result in an actionable plan, which the Developers make together. Separate reports don't add up to one.",
      },
      b: {
        text: 'A talk with stakeholders on what to do next',
        why: 'Talking with stakeholders about what to do next takes place in the Sprint Review. The Daily Scrum gives the Developers a joint plan for the next day.',
      },
      c: {
        text: 'A plan for better quality and effectiveness',
        why: 'Planning ways to increase quality and effectiveness is the purpose of the Sprint Retrospective. The Daily Scrum gives the Developers a plan for the next day.',
      },
      d: {
        text: 'A common understanding of why the Sprint is valuable',
        why: 'The Scrum Team defines in Sprint Planning why the Sprint is valuable. What the Daily Scrum adds is a joint plan for the next day.',
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
        why: 'Progress is inspected in the Daily Scrum, but the Guide requires no chart for it. The Developers choose their techniques.',
      },
      b: {
        text: 'Yes, because the Product Owner is accountable for value',
        why: 'The Developers choose the techniques of the Daily Scrum. Being accountable for value gives the Product Owner no say in that.',
      },
      c: {
        text: 'No, because the Developers choose their techniques',
        why: "The Developers can select the structure and techniques that they want. The burn-down may be one of them, but it doesn't have to.",
      },
      d: {
        text: 'No, because what will happen is unknown',
        why: "The answer is no, but for another reason: the Developers choose their techniques. That the future is unknown doesn't make a burn-down useless.",
      },
    },
    answer: 'c',
    rests: ['daily-scrum-7'],
  },
]
