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
        why: 'Predictability and control of risk are what the iterative, incremental approach is for. The commitments exist to reinforce empiricism and the values.',
      },
      b: {
        text: 'To fix the scope and the date of a release',
        why: 'Commitments fix neither: the Product Backlog emerges, and the Sprint Backlog is updated throughout the Sprint. They exist to reinforce empiricism and the values.',
      },
      c: {
        text: 'To reinforce empiricism and the Scrum values',
        why: 'The commitments reinforce empiricism and the values, for the Scrum Team and its stakeholders. A commitment also adds transparency and focus to its artifact.',
      },
      d: {
        text: "To let managers measure each Developer's work",
        why: 'Progress toward a commitment is measured, and not the work of one person. The commitments exist to reinforce empiricism and the values.',
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
        why: "Sprints have a fixed length, and more time wouldn't make this goal useful again. If the Sprint Goal is obsolete, the Product Owner may cancel the Sprint.",
      },
      b: {
        text: 'Negotiate the scope and keep the Sprint Goal.',
        why: 'Scope is renegotiated when the work turns out differently but the goal still makes sense. Here the goal itself has become obsolete.',
      },
      c: {
        text: 'Cancel the Sprint and plan another one.',
        why: 'The Sprint Goal has become obsolete, so the Sprint could be canceled. Only the Product Owner has this authority.',
      },
      d: {
        text: 'Accept a lower quality in order to finish all items.',
        why: "Quality doesn't decrease during a Sprint. Finishing all items wouldn't help, either, since the goal itself has become obsolete.",
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
        why: 'If the work turns out differently, the scope is negotiated with the Product Owner. The Sprint Goal stays as it is.',
      },
      c: {
        text: 'Joining colleagues on an item that the goal needs',
        why: 'Members commit to supporting each other. The Developers change their plan as they learn.',
      },
      d: {
        text: 'Making the Sprint Goal easier to reach',
        why: "The Sprint Goal is the Developers' commitment, so it isn't lowered to fit the result. What they can renegotiate is the scope.",
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
    stem: 'At the end of Sprint Planning, a Scrum Master has each Developer sign for certain items. What is wrong with this?',
    options: {
      a: {
        text: 'It turns a common goal into personal promises of scope.',
        why: 'The Developers together commit to the Sprint Goal, and the items are a forecast. Signatures make people look after their own items instead.',
      },
      b: {
        text: 'It turns a forecast into a plan for the whole product.',
        why: "The signatures concern one Sprint's items, not the whole product. The harm is done to the Developers' common commitment, the Sprint Goal.",
      },
      c: {
        text: "It turns the Scrum Master into the Developers' manager.",
        why: 'The signatures give no one a rank. They harm the common commitment: the Developers commit to the Sprint Goal together, and not each of them to certain items.',
      },
      d: {
        text: 'It ignores the order that the Product Owner has chosen for the items.',
        why: "Signing doesn't change the order of the Product Backlog. It changes what people think they have promised: single items instead of the common Sprint Goal.",
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
        why: 'Focus is on the work of the Sprint, to get as far as possible toward the goals. Supporting each other is part of commitment.',
      },
      c: {
        text: 'Respect',
        why: 'Respect is how members see each other: as capable, independent people. Supporting each other is part of commitment, although support may show respect, too.',
      },
      d: {
        text: 'Courage',
        why: 'Courage is for doing what is right and for tough problems. Supporting each other is part of commitment.',
      },
    },
    answer: 'a',
    rests: ['values-4'],
  },
]
