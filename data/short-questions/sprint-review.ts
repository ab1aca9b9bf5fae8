import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-review-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the timebox of the Sprint Review for a one-month Sprint?',
    options: {
      a: {
        text: 'Two hours',
        why: 'The Guide names no event of two hours. For shorter Sprints, the Review is usually shorter.',
      },
      b: {
        text: 'Three hours',
        why: 'This is the limit of the Sprint Retrospective, which comes after the Review.',
      },
      c: {
        text: 'Four hours',
        why: 'The Review lasts at most four hours in a Sprint of a month.',
      },
      d: {
        text: 'Eight hours',
        why: 'This is the limit of Sprint Planning.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
    rests: ['sprint-review-11'],
    focusArea: 'Events',
  },
  {
    id: 'sprint-review-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the purpose of the Sprint Review?',
    options: {
      a: {
        text: 'To plan ways to increase quality and effectiveness',
        why: 'This is the purpose of the Sprint Retrospective.',
      },
      b: {
        text: 'To inspect the outcome of the Sprint',
        why: 'Scrum Team and stakeholders look at the outcome and determine future adaptations.',
      },
      c: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'This is what the Daily Scrum is for. The Review discusses progress toward the Product Goal.',
      },
      d: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning does this, at the beginning.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Review',
    rests: ['sprint-review-1'],
    focusArea: 'Events',
  },
  {
    id: 'sprint-review-43',
    kind: 'single',
    difficulty: 1,
    stem: 'Progress toward what is discussed at the Sprint Review?',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: 'Many choose this, since the Sprint is about to end. Progress toward it is inspected in the Daily Scrum.',
      },
      b: {
        text: 'The Product Goal',
        why: 'The results of the Sprint are presented, and people discuss how far the Product Goal has come.',
      },
      c: {
        text: 'The Definition of Done',
        why: 'It describes the quality that an Increment has. No one makes progress toward it.',
      },
      d: {
        text: 'The Sprint Backlog',
        why: "It's the Developers' plan for one Sprint and not a target for the product.",
      },
    },
    answer: 'b',
    guideSection: 'Sprint Review',
    rests: ['sprint-review-3'],
    focusArea: 'Events',
  },
  {
    id: 'sprint-review-44',
    kind: 'single',
    difficulty: 1,
    stem: 'Who reviews what was accomplished in the Sprint at the Sprint Review?',
    options: {
      a: {
        text: 'The Developers',
        why: 'They inspect their progress in the Daily Scrum. The Review has more participants.',
      },
      b: {
        text: 'The Developers and the Product Owner',
        why: "A Review in which the Product Owner checks the Developers' work is common. The Guide has all of the team there, and stakeholders.",
      },
      c: {
        text: 'The Scrum Team and its stakeholders',
        why: 'Together they review what was accomplished and what has changed around them.',
      },
      d: {
        text: 'The Scrum Team',
        why: "On its own, the team inspects how it works in the Retrospective. The Review isn't an internal meeting.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
    rests: ['sprint-review-4'],
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'sprint-review-45',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What do Scrum Team and stakeholders review at the Sprint Review? (Choose two.)',
    options: {
      a: {
        text: 'What has changed in their environment',
        why: 'New circumstances may change what makes sense to do next.',
      },
      b: {
        text: 'Which items each Developer finished',
        why: 'The team answers for the Increment as a whole. Many companies track single people.',
      },
      c: {
        text: 'Whether the Definition of Done is strict enough',
        why: 'The Scrum Team inspects its Definition of Done in the Retrospective.',
      },
      d: {
        text: 'What was accomplished in the Sprint',
        why: 'The outcome of the Sprint is the first thing to look at.',
      },
      e: {
        text: 'How the members worked together',
        why: 'The team inspects this without guests, in the Retrospective.',
      },
    },
    answers: ['a', 'd'],
    guideSection: 'Sprint Review',
    rests: ['sprint-review-5', 'sprint-review-4'],
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'sprint-review-46',
    kind: 'true-false',
    difficulty: 2,
    stem: 'In a two-week Sprint, the timebox of the Sprint Review is two hours.',
    answer: false,
    why: {
      true: 'Many people halve the hours with the length of the Sprint. The Guide only says that the event is usually shorter.',
      false:
        "The Guide sets four hours as the maximum for a Sprint of a month. For shorter Sprints it gives no number, only 'usually shorter.'",
    },
    guideSection: 'Sprint Review',
    rests: ['sprint-review-12'],
    focusArea: 'Events',
  },
]
