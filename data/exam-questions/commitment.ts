import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'commitment-6',
    kind: 'single',
    difficulty: 3,
    stem: 'For what purpose does each artifact contain a commitment?',
    options: {
      a: {
        text: 'To give managers a basis on which they can hold single Developers to account for delay',
        why: 'Developers hold each other accountable. The commitments are not a tool to use against individuals.',
      },
      b: {
        text: 'To reinforce empiricism and the Scrum values, for the team and for its stakeholders',
        why: 'They add transparency and focus, and progress can be measured against them.',
      },
      c: {
        text: 'To fix the scope of the work, so that stakeholders can plan with certainty',
        why: 'No commitment fixes scope. The Product Backlog emerges and the Sprint Backlog is updated.',
      },
      d: {
        text: 'To replace the five values by something that can be measured',
        why: 'The commitments reinforce the values. They replace none of them.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Artifacts',
    focusArea: 'Artifacts',
  },
  {
    id: 'commitment-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Halfway through the Sprint, the law changes and the service named in the Sprint Goal may no longer be offered. A Developer says: "We committed, so we finish." What is right?',
    options: {
      a: {
        text: 'The Product Owner may cancel the Sprint, because its goal has become obsolete.',
        why: 'An obsolete Sprint Goal is the reason for which a Sprint could be canceled, and only the Product Owner has that authority.',
      },
      b: {
        text: 'The Developers finish, because a commitment can be withdrawn only at a Sprint Review.',
        why: 'There is no such rule. Working on toward a senseless goal is waste.',
      },
      c: {
        text: 'The Scrum Master cancels the Sprint and protects the Developers from useless work.',
        why: 'Only the Product Owner may cancel a Sprint.',
      },
      d: {
        text: 'The Developers swap in another Sprint Goal among themselves and keep the date.',
        why: 'The Sprint Goal is set by the whole Scrum Team in Sprint Planning. The Developers cannot replace it by themselves.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
    focusArea: 'Events',
  },
  {
    id: 'commitment-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The forecast of a Sprint proves too high. Which of these steps keep the commitment that was made? (Choose all that apply.)',
    options: {
      a: {
        text: 'Leaving out the second reading of the code, which the Definition of Done asks for, for the last two items',
        why: 'Without it the items do not meet the Definition of Done. Quality does not decrease.',
      },
      b: {
        text: 'Dropping an item that the Sprint Goal can do without, after talking to the Product Owner',
        why: 'Scope may be renegotiated with the Product Owner without affecting the Sprint Goal.',
      },
      c: {
        text: 'Wording the Sprint Goal more modestly once it is known what will be finished by the last day',
        why: 'That bends the goal to fit the result. The goal is what was committed to.',
      },
      d: {
        text: 'Joining forces on one item while others wait',
        why: "Supporting each other toward the goal is the value at work, and the plan is the Developers' to change.",
      },
    },
    answers: ['b', 'd'],
    guideSection: 'The Sprint',
  },
  {
    id: 'commitment-9',
    kind: 'single',
    difficulty: 3,
    stem: 'At the end of Sprint Planning, a Scrum Master asks every Developer to sign for the items with his or her name. What is the main objection from the Scrum Guide?',
    options: {
      a: {
        text: 'The Product Owner has to sign as well, as the person who ordered the items.',
        why: 'Signatures are not part of Scrum, no matter who gives them.',
      },
      b: {
        text: 'Signing should come after refinement, when the sizes of the items are known.',
        why: 'The moment is not the problem.',
      },
      c: {
        text: 'It takes up time in the event, which is limited to eight hours for a one-month Sprint.',
        why: 'A signature takes seconds. What it stands for does the harm.',
      },
      d: {
        text: 'It turns a shared goal and a forecast into private promises about scope.',
        why: 'The Developers together commit to the Sprint Goal, and items are a forecast. Private promises also discourage helping each other.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
]
