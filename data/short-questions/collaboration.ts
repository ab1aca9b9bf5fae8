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
        why: "Scrum's rules guide how people relate to each other and interact. They don't tell people in detail what to do.",
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
        why: 'One Product Owner orders the Product Backlog for all the teams on the product.',
      },
      c: {
        text: 'The Product Backlog',
        why: 'All teams on a product take their work from one list of what the product needs, its Product Backlog.',
      },
      d: {
        text: 'The Sprint Backlog',
        why: 'This plan is made by and for the Developers of one team, so each team has a Sprint Backlog of its own.',
      },
      e: {
        text: 'The Product Goal',
        why: 'Scrum Teams on one product should share the Product Goal: all work toward the same future state of it.',
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
