import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'commitment-6',
    kind: 'single',
    difficulty: 1,
    stem: 'A manager asks why each Scrum artifact contains a commitment. Which answer is right?',
    options: {
      a: {
        text: 'It reinforces control and personal reporting for the team and its managers.',
        why: "Developers hold each other accountable as professionals. The commitments aren't a tool for checking individuals.",
      },
      b: {
        text: 'It reinforces velocity and precise estimates for the team and its Product Owner.',
        why: "The Guide doesn't mention velocity, and a commitment is a goal or a standard of quality, not an estimate.",
      },
      c: {
        text: 'It reinforces empiricism and the Scrum values for the team and its stakeholders.',
        why: 'The Guide gives this purpose. A commitment adds transparency and focus, and progress can be measured against it.',
      },
      d: {
        text: 'It reinforces the scope and the delivery dates for the team and its stakeholders.',
        why: "A commitment doesn't fix scope or dates. The Product Backlog emerges, and the Sprint Backlog is updated throughout the Sprint.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Artifacts',
    focusArea: 'Artifacts',
  },
  {
    id: 'commitment-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Halfway through the Sprint, the law changes, and the service named in the Sprint Goal may no longer be offered. A Developer says, "We committed, so we finish." What is right?',
    options: {
      a: {
        text: 'The Product Owner may extend the Sprint right away.',
        why: "Sprints have a fixed length, and more time wouldn't make this goal valuable again.",
      },
      b: {
        text: 'The Scrum Master may cancel the Sprint right away.',
        why: 'Only the Product Owner has the authority to cancel a Sprint.',
      },
      c: {
        text: 'The Product Owner may cancel the Sprint right away.',
        why: 'The Sprint Goal has become obsolete, so the Sprint can be canceled. Only the Product Owner has the authority.',
      },
      d: {
        text: 'The Developers may replace the Sprint Goal right away.',
        why: "The whole Scrum Team defines the Sprint Goal in Sprint Planning. The Developers can't replace it on their own.",
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
    focusArea: 'Events',
  },
  {
    id: 'commitment-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The forecast of a Sprint proves too high, and the Developers discuss it with the Product Owner. Which of these steps keep the commitment that was made? (Choose all that apply.)',
    options: {
      a: {
        text: 'Skipping an audit that the Definition of Done requires',
        why: "Without it the items don't meet the Definition of Done, and quality doesn't decrease during a Sprint.",
      },
      b: {
        text: "Dropping an item that the Sprint Goal doesn't need",
        why: "Scope may be renegotiated with the Product Owner. The Sprint Goal isn't affected.",
      },
      c: {
        text: 'Sharing the work on an item that the goal needs',
        why: 'Supporting each other toward the goal is commitment in practice, and the Developers may change their plan.',
      },
      d: {
        text: 'Lowering the goal that the Scrum Team has set',
        why: 'Lowering the Sprint Goal bends it to fit the result, and the goal is what the Developers committed to.',
      },
    },
    answers: ['b', 'c'],
    guideSection: 'The Sprint',
  },
  {
    id: 'commitment-9',
    kind: 'single',
    difficulty: 2,
    stem: 'At the end of Sprint Planning, a Scrum Master asks every Developer to sign for a share of the items. What is the main objection?',
    options: {
      a: {
        text: 'It turns a shared goal into private promises of scope.',
        why: 'The Developers together commit to the Sprint Goal, and items are a forecast. Private promises also discourage people from helping each other.',
      },
      b: {
        text: 'It turns a timeboxed event into a lengthy formality.',
        why: 'A signature takes seconds. The harm comes from what it means.',
      },
      c: {
        text: 'It turns an ordered backlog into a list of names.',
        why: 'The order of the Product Backlog stays as it is. The signatures change what people feel they have promised.',
      },
      d: {
        text: "It turns the Product Owner's duty into a Developer's task.",
        why: "The Product Owner doesn't sign for items, either. Signatures aren't part of Scrum.",
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Sprint Goal',
  },
]
