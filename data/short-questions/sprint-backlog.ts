import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-backlog-41',
    kind: 'single',
    difficulty: 1,
    stem: 'When is the Sprint Backlog updated?',
    options: {
      a: {
        text: 'In Sprint Planning',
        why: 'Sprint Planning creates the first version of the plan. After that, the Developers update it as they learn more.',
      },
      b: {
        text: 'Only in the Daily Scrum',
        why: "The Daily Scrum adapts it, which makes 'only' tempting. Developers may adjust their plan at other times, too.",
      },
      c: {
        text: 'Throughout the Sprint, as more is learned',
        why: 'The Developers keep the plan up to date all the time, so it shows the present state of the work.',
      },
      d: {
        text: "After the Product Owner's approval",
        why: "The plan is by and for the Developers, so they don't ask for approval.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Backlog',
    rests: ['sprint-backlog-4'],
  },
  {
    id: 'sprint-backlog-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the commitment of the Sprint Backlog?',
    options: {
      a: {
        text: 'The selected Product Backlog items',
        why: 'The items are a part of the Sprint Backlog and only a forecast. Their scope may be renegotiated; the commitment is the Sprint Goal.',
      },
      b: {
        text: 'The plan for delivering the Increment',
        why: 'The plan is a part of the Sprint Backlog and changes as the Developers learn.',
      },
      c: {
        text: 'The Definition of Done',
        why: "The Definition of Done is the commitment of the Increment. The Sprint Backlog's commitment is the Sprint Goal.",
      },
      d: {
        text: 'The Sprint Goal',
        why: 'Each artifact has one commitment. The Sprint Backlog has the Sprint Goal, the single objective for the Sprint.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Artifacts',
    rests: ['artifacts-6'],
  },
  {
    id: 'sprint-backlog-43',
    kind: 'single',
    difficulty: 2,
    stem: 'Which of these is NOT part of the Sprint Backlog?',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: "It's the 'why' of the Sprint Backlog, so it is a part.",
      },
      b: {
        text: 'The selected Product Backlog items',
        why: "They are the 'what' of the Sprint Backlog, so they are a part.",
      },
      c: {
        text: 'The Definition of Done',
        why: 'The Sprint Backlog has three parts: goal, items and plan. The Definition of Done is the commitment of another artifact, the Increment.',
      },
      d: {
        text: 'The plan for delivering the Increment',
        why: "It's the 'how' of the Sprint Backlog, so it is a part.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Backlog',
    rests: ['sprint-backlog-1'],
  },
  {
    id: 'sprint-backlog-44',
    kind: 'single',
    difficulty: 1,
    stem: 'Who negotiates the scope of the Sprint Backlog within the Sprint?',
    options: {
      a: {
        text: 'The Developers',
        why: 'The plan is theirs alone, so this is tempting. Scope is negotiated together with the Product Owner.',
      },
      b: {
        text: 'The Scrum Team',
        why: 'The whole team defines the Sprint Goal. For scope, the Guide names the Developers and the Product Owner.',
      },
      c: {
        text: 'The Scrum Team and its stakeholders',
        why: "They collaborate in the Sprint Review. Stakeholders don't negotiate the scope of a running Sprint.",
      },
      d: {
        text: 'The Developers and the Product Owner',
        why: 'If the work turns out to be different from what was expected, they negotiate scope together and leave the Sprint Goal as it is.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
    rests: ['sprint-goal-8'],
  },
  {
    id: 'sprint-backlog-45',
    kind: 'single',
    difficulty: 1,
    stem: 'What does the Guide call the Sprint Backlog?',
    options: {
      a: {
        text: 'A concrete stepping stone toward the Product Goal',
        why: 'This is an Increment. The Sprint Backlog is the plan for creating one.',
      },
      b: {
        text: 'A plan by and for the Developers',
        why: "The Developers make this plan, and it's meant for them.",
      },
      c: {
        text: 'An emergent, ordered list of what the product needs',
        why: 'This is the Product Backlog. The two backlogs are easy to mix up.',
      },
      d: {
        text: 'The long-term objective of the Scrum Team',
        why: 'This is the Product Goal. The Sprint Backlog is for one Sprint.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Backlog',
    rests: ['sprint-backlog-2'],
  },
]
