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
    guideSection: 'Scrum Artifacts',
    rests: ['artifacts-8'],
    focusArea: 'Artifacts',
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
        text: 'Negotiate the scope with the Developers and keep the Sprint Goal.',
        why: 'That is the normal way. Here the goal itself has lost its point.',
      },
      c: {
        text: 'Cancel the Sprint and plan another one.',
        why: 'The Sprint Goal has become obsolete, so the Sprint could be canceled. Only the Product Owner has this authority.',
      },
      d: {
        text: 'Accept a lower quality in this Sprint.',
        why: "Quality doesn't decrease, and the goal would remain pointless.",
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
    rests: ['sprint-19', 'sprint-20'],
    focusArea: 'Events',
  },
  {
    id: 'commitment-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The forecast of a Sprint proves too high. Which of these steps keep the commitment to the Sprint Goal? (Choose all that apply.)',
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
    },
    answers: ['b', 'c'],
    guideSection: 'Commitment: Sprint Goal',
    rests: ['sprint-goal-8', 'values-4'],
  },
  {
    id: 'commitment-9',
    kind: 'single',
    difficulty: 2,
    stem: 'At the end of Sprint Planning, a Scrum Master has each Developer sign for certain items. What is wrong with this?',
    options: {
      a: {
        text: 'It turns a common goal into personal promises of scope.',
        why: 'The Developers together commit to the Sprint Goal. The items are a forecast.',
      },
      b: {
        text: 'It has to be done by the Product Owner.',
        why: 'The Product Owner collects no promises, either. The Developers commit to a goal.',
      },
      c: {
        text: 'It has to be done at the start of the event.',
        why: 'The time makes no difference. The signatures are the mistake.',
      },
      d: {
        text: 'It makes the order of the Product Backlog useless.',
        why: 'The order stays as it is. What changes is what people feel they have promised.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Sprint Goal',
    rests: ['sprint-goal-2'],
  },
]
