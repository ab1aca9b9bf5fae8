import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What do the rules of Scrum guide?',
    options: {
      a: {
        text: 'The steps of the development process',
        why: "That would take detailed instructions, which Scrum doesn't give.",
      },
      b: {
        text: 'The choice of tools and techniques',
        why: 'Various techniques can be used within the framework. The team chooses them.',
      },
      c: {
        text: "People's relationships and interactions",
        why: 'The rules guide these instead of giving people detailed instructions.',
      },
      d: {
        text: 'The careers of team members',
        why: 'Careers are a matter for the company. Scrum has accountabilities, not job levels.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Definition',
    rests: ['definition-10'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'collaboration-42',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What should several Scrum Teams on one product share? (Choose three.)',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: "The Guide doesn't ask for it. Each Scrum Team defines a goal in its own Sprint Planning.",
      },
      b: {
        text: 'The Product Owner',
        why: 'One person orders the list for all of the teams.',
      },
      c: {
        text: 'The Product Backlog',
        why: 'One product has one list of what it needs.',
      },
      d: {
        text: 'The Sprint Backlog',
        why: "It's a plan by and for the Developers of one team.",
      },
      e: {
        text: 'The Product Goal',
        why: 'All of them work toward the same future state of the product.',
      },
      f: {
        text: 'The Scrum Master',
        why: "Each Scrum Team has a Scrum Master. The Guide doesn't ask the teams to share one.",
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Scrum Team',
    rests: ['team-12'],
    focusArea: 'Scrum Team',
  },
]
