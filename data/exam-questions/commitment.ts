import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'commitment-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Why does each Scrum artifact contain a commitment?',
    options: {
      a: {
        text: 'To optimize predictability and to control risk',
        why: 'This is what the iterative, incremental approach is for. It sounds like a purpose of goals, too.',
      },
      b: {
        text: 'To fix the scope and the date of a release',
        why: 'Commitments fix neither. The Product Backlog emerges, and the Sprint Backlog is updated throughout the Sprint.',
      },
      c: {
        text: 'To reinforce empiricism and the Scrum values',
        why: 'This is the purpose, for the Scrum Team and its stakeholders. A commitment also adds transparency and focus.',
      },
      d: {
        text: "To let managers measure each Developer's work",
        why: "Progress can be measured against a commitment: the team's progress, and not one person's.",
      },
    },
    answer: 'c',
    rests: ['artifacts-8'],
  },
  {
    id: 'commitment-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The law changes, and the service named in the Sprint Goal may no longer be offered. What may the Product Owner do?',
    options: {
      a: {
        text: 'Add a few days to the Sprint.',
        why: "Sprints have a fixed length, and more time wouldn't make this goal useful again.",
      },
      b: {
        text: 'Negotiate the scope and keep the Sprint Goal.',
        why: 'That is the normal way. Here the goal itself has lost its point.',
      },
      c: {
        text: 'Cancel the Sprint and plan another one.',
        why: 'The Sprint Goal has become obsolete, so the Sprint could be canceled. Only the Product Owner has this authority.',
      },
      d: {
        text: 'Accept a lower quality in order to finish all items.',
        why: "Quality doesn't decrease, and the goal would remain pointless.",
      },
    },
    answer: 'c',
    rests: ['sprint-19', 'sprint-20'],
  },
  {
    id: 'commitment-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which steps keep the commitment to the Sprint Goal when the forecast proves too high? (Choose all that apply.)',
    options: {
      a: {
        text: 'Skipping a check that the Definition of Done requires',
        why: "It saves time, but then the items aren't Done, and quality doesn't decrease during a Sprint.",
      },
      b: {
        text: "Dropping an item that the goal doesn't need, after talking with the Product Owner",
        why: "The scope is negotiated with the Product Owner, and the goal isn't affected.",
      },
      c: {
        text: 'Joining colleagues on an item that the goal needs',
        why: 'Members commit to supporting each other. The Developers change their plan as they learn.',
      },
      d: {
        text: 'Making the Sprint Goal easier to reach',
        why: "The goal is the commitment, and it isn't bent to fit the result.",
      },
      e: {
        text: 'Having the Scrum Master help with an impediment that endangers the goal',
        why: 'The Scrum Master causes the removal of impediments, and the goal stays as it is.',
      },
    },
    answers: ['b', 'c', 'e'],
    rests: ['sprint-goal-8', 'values-4', 'scrum-master-9'],
  },
  {
    id: 'commitment-9',
    kind: 'single',
    difficulty: 2,
    stem: 'What is wrong if a Scrum Master has each Developer sign for certain items at the end of Sprint Planning?',
    options: {
      a: {
        text: 'It turns a common goal into personal promises of scope.',
        why: 'The Developers together commit to the Sprint Goal. The items are a forecast.',
      },
      b: {
        text: 'It turns a forecast into a plan for the whole product.',
        why: "A share of one Sprint's items isn't a plan for the product. What changes is what people feel they have promised.",
      },
      c: {
        text: "It turns the Scrum Master into the Developers' manager.",
        why: 'It may feel that way, but the signatures give no rank. The main harm is to the common goal.',
      },
      d: {
        text: 'It ignores the order that the Product Owner has chosen for the items.',
        why: 'The order stays as it is. What changes is what people feel they have promised.',
      },
    },
    answer: 'a',
    rests: ['sprint-goal-2'],
  },
  {
    id: 'commitment-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Which Scrum value includes supporting each other?',
    options: {
      a: {
        text: 'Commitment',
        why: 'The Scrum Team commits to achieving its goals, and its members to supporting one another.',
      },
      b: {
        text: 'Focus',
        why: 'Focus is on the work of the Sprint, to get as far as possible toward the goals.',
      },
      c: {
        text: 'Respect',
        why: 'It sounds right, since support shows respect. Respect means taking each other for capable and independent.',
      },
      d: {
        text: 'Courage',
        why: 'Courage is for doing what is right and for tough problems.',
      },
    },
    answer: 'a',
    rests: ['values-4'],
  },
]
