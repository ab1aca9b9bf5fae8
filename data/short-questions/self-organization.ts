import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'self-organization-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What does it mean that a Scrum Team is cross-functional?',
    options: {
      a: {
        text: 'The members decide who does what, when and how.',
        why: 'This is what self-managing means. Cross-functional means that the members together have all the skills to create value.',
      },
      b: {
        text: 'The members have all the skills to create value.',
        why: 'As a group, they have every skill that is necessary to create value in each Sprint.',
      },
      c: {
        text: 'Every member can do every kind of work.',
        why: 'The skills have to be in the team, not in each member. People can be specialists, as long as the team as a whole has every skill it needs.',
      },
      d: {
        text: 'The members come from several departments.',
        why: 'Cross-functional means that the team has all the skills to create value. Departments say nothing about whether the skills are there.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    rests: ['team-6'],
  },
  {
    id: 'self-organization-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What does it mean that a Scrum Team is self-managing?',
    options: {
      a: {
        text: 'The members decide who does what, when and how.',
        why: 'The team makes these decisions internally, and no one from outside makes them for it.',
      },
      b: {
        text: 'The members have all the skills to create value.',
        why: 'This is what cross-functional means. Self-managing means that the members decide internally who does what, when and how.',
      },
      c: {
        text: 'Every member can do every kind of work.',
        why: 'Self-managing is about who decides. Even in a team in which everyone can do everything, someone else might still assign the work.',
      },
      d: {
        text: 'The members come from several departments.',
        why: 'Self-managing means that the members decide who does what, when and how. Where they come from says nothing about that.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
    rests: ['team-7'],
  },
  {
    id: 'self-organization-43',
    kind: 'single',
    difficulty: 2,
    stem: 'Who best supports a self-managing Scrum Team?',
    options: {
      a: {
        text: 'Managers who respect the order of the Product Backlog',
        why: 'This helps the Product Owner to succeed. The team itself needs the power to decide who does what, when and how.',
      },
      b: {
        text: 'Team leads who assign each item to the right expert',
        why: 'In Scrum, the members decide internally who does what. It may seem efficient if a lead does it, but the team is no longer self-managing.',
      },
      c: {
        text: 'Managers who take part in each Daily Scrum',
        why: 'The Daily Scrum is for the Developers. With a manager in the room, it easily turns into a status report.',
      },
      d: {
        text: 'Managers who let the members decide who does what',
        why: "The Guide doesn't mention managers; it follows from its statement that the organization empowers Scrum Teams to manage their own work. The members then decide who does what, when and how.",
      },
    },
    answer: 'd',
    guideSection: 'Scrum Team',
    rests: ['team-14'],
  },
  {
    id: 'self-organization-44',
    kind: 'single',
    difficulty: 2,
    stem: 'What suffers most when Developers divide their time among several Scrum Teams?',
    options: {
      a: {
        text: 'The rule that Developers work full-time',
        why: "The Guide has no rule about full-time work. What suffers is the team's focus on one Product Goal at a time.",
      },
      b: {
        text: 'The limit of ten people in a team',
        why: 'Ten people is what is typical, not a limit, and shared members change nothing about it. What suffers is the focus on one objective.',
      },
      c: {
        text: 'The focus on one objective at a time',
        why: "The Guide doesn't mention shared members; it follows from the team's focus on one Product Goal at a time.",
      },
      d: {
        text: 'The order of the Product Backlog',
        why: 'The Product Owner orders the Product Backlog, no matter how the Developers divide their time. What suffers is the focus on one objective.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
    rests: ['team-5'],
  },
]
