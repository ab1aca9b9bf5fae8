import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-tools-5',
    kind: 'single',
    difficulty: 2,
    stem: 'During the Sprint, a stakeholder asks for an addition that would change the scope. The Developers like it. What do they do?',
    options: {
      a: {
        text: 'They change their plan at once.',
        why: 'The Developers may change their plan for the work at once. This addition also changes the scope, so they discuss it with the Product Owner first.',
      },
      b: {
        text: 'They wait for the Daily Scrum.',
        why: "The Daily Scrum adapts the plan for the work. Scope is renegotiated with the Product Owner, and this doesn't have to wait for an event.",
      },
      c: {
        text: 'They discuss it with the Product Owner first.',
        why: '"Scope may be clarified and renegotiated with the Product Owner as more is learned." The Product Owner decides what the product needs next.',
      },
      d: {
        text: 'They take it up in the Retrospective.',
        why: 'Scope is renegotiated with the Product Owner during the Sprint. The Retrospective is about how the team works, not about what the product needs.',
      },
    },
    answer: 'c',
    rests: ['sprint-10'],
  },
  {
    id: 'collaboration-tools-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which lines may a Scrum Team put in its working agreement? (Choose all that apply.)',
    options: {
      a: {
        text: 'We settle disagreements about how we work by a vote.',
        why: 'How the team works is decided within the team, and a vote is one way of deciding.',
      },
      b: {
        text: 'The Scrum Master may cancel a Sprint.',
        why: 'Only the Product Owner has this authority, and no agreement can change that.',
      },
      c: {
        text: 'Two people work on each change to the code.',
        why: 'How items are built is up to the Developers, and the framework has room for such techniques.',
      },
      d: {
        text: 'Fridays are free of the Daily Scrum.',
        why: 'The Daily Scrum is held every working day. The Developers choose its structure, but not whether it takes place.',
      },
      e: {
        text: 'Each of us facilitates a Retrospective in turn.',
        why: "The Guide doesn't say who facilitates, so the team may take turns.",
      },
    },
    answers: ['a', 'c', 'e'],
    rests: ['team-7', 'definition-11'],
  },
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
        why: "Every Scrum Team has one Scrum Master. The framework is the same wherever people work, so three cities don't change that.",
      },
      d: {
        text: 'The ban on sub-teams',
        why: 'A sub-team for each city may seem practical. Within a Scrum Team, there are no sub-teams, wherever its members work.',
      },
    },
    answer: 'a',
    rests: ['end-note-2'],
  },
]
