import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'increment-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What is an Increment?',
    options: {
      a: {
        text: 'A concrete stepping stone toward the Product Goal',
        why: 'Each Increment brings the product a step closer to its goal.',
      },
      b: {
        text: 'A plan by and for the Developers',
        why: "This is the Sprint Backlog, the Developers' plan for one Sprint.",
      },
      c: {
        text: 'An emergent, ordered list of what the product needs',
        why: 'This is the Product Backlog, from which the work comes.',
      },
      d: {
        text: 'The long-term objective of the Scrum Team',
        why: 'This is the Product Goal itself. An Increment is a step toward it.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
    rests: ['increment-1'],
  },
  {
    id: 'increment-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Which artifact has the Definition of Done as its commitment?',
    options: {
      a: {
        text: 'The Product Backlog',
        why: "The Product Backlog's commitment is the Product Goal. The Definition of Done is that of the Increment.",
      },
      b: {
        text: 'The Sprint Backlog',
        why: 'It sounds right, since the items in it have to meet the definition. Its own commitment is the Sprint Goal.',
      },
      c: {
        text: 'All three artifacts together',
        why: 'Each artifact has a commitment of its own. The Definition of Done is that of the Increment.',
      },
      d: {
        text: 'The Increment',
        why: 'The Definition of Done describes the state that an Increment has to reach.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Artifacts',
    rests: ['artifacts-7'],
    focusArea: 'Artifacts',
  },
  {
    id: 'increment-43',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What is true of each Increment? (Choose all that apply.)',
    options: {
      a: {
        text: 'It is released at the Sprint Review.',
        why: "The Review isn't a gate to releasing value. An Increment may be delivered before it.",
      },
      b: {
        text: 'It is thoroughly verified.',
        why: 'Each Increment is verified thoroughly, so that all Increments work together.',
      },
      c: {
        text: 'It is the only one of its Sprint.',
        why: 'Several Increments may be created within a Sprint, each when an item meets the Definition of Done.',
      },
      d: {
        text: 'It is accepted by the Product Owner.',
        why: 'In a company with formal acceptance, this is usual. In Scrum, the Definition of Done decides what is part of an Increment.',
      },
      e: {
        text: 'It adds to all earlier Increments.',
        why: 'Increments are additive: each adds to all that were created before.',
      },
    },
    answers: ['b', 'e'],
    guideSection: 'Increment',
    rests: ['increment-2', 'increment-3'],
    focusArea: 'Done',
  },
  {
    id: 'increment-44',
    kind: 'true-false',
    difficulty: 2,
    stem: "An item that isn't Done may be released if its stakeholders agree.",
    answer: false,
    why: {
      true: "It may seem fine if everyone agrees. Still, an item that doesn't meet the Definition of Done can't be released.",
      false: "No one's agreement replaces the Definition of Done. The item returns to the Product Backlog.",
    },
    guideSection: 'Commitment: Definition of Done',
    rests: ['done-4'],
    focusArea: 'Done',
  },
  {
    id: 'increment-45',
    kind: 'true-false',
    difficulty: 2,
    stem: 'An Increment is born once an item meets its acceptance criteria.',
    answer: false,
    why: {
      true: "Acceptance criteria are a familiar practice, which makes it sound right. Scrum doesn't mention them, and what counts is the Definition of Done.",
      false:
        "An Increment is born the moment an item meets the Definition of Done. Acceptance criteria alone don't make it Done.",
    },
    guideSection: 'Commitment: Definition of Done',
    rests: ['done-2', 'increment-9'],
    focusArea: 'Done',
  },
]
