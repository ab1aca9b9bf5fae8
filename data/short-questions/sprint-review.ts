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
        why: 'The Guide names no event of two hours. The limit of the Review is four hours for a one-month Sprint.',
      },
      b: {
        text: 'Three hours',
        why: 'Three hours is the limit of the Sprint Retrospective, which comes after the Review. The Review has four.',
      },
      c: {
        text: 'Four hours',
        why: 'The Review lasts at most four hours in a Sprint of a month.',
      },
      d: {
        text: 'Eight hours',
        why: 'Eight hours is the limit of Sprint Planning, at the other end of the Sprint. The Review has four.',
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
        why: 'Ways to increase quality and effectiveness are planned in the Sprint Retrospective. The Review inspects the outcome of the Sprint.',
      },
      b: {
        text: 'To inspect the outcome of the Sprint',
        why: 'Scrum Team and stakeholders look at the outcome and determine future adaptations.',
      },
      c: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'Progress toward the Sprint Goal is inspected in the Daily Scrum. The Review inspects the outcome and discusses progress toward the Product Goal.',
      },
      d: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning lays out the work, at the beginning. The Review inspects the outcome at the end.',
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
    stem: 'The Sprint Review includes a discussion of progress toward what?',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: "The Review discusses progress toward the Product Goal. Progress toward the Sprint Goal is inspected in the Daily Scrum, but with the Sprint about to end, it's tempting.",
      },
      b: {
        text: 'The Product Goal',
        why: 'The results of the Sprint are presented, and people discuss how far the Product Goal has come.',
      },
      c: {
        text: 'The Definition of Done',
        why: 'The Definition of Done describes the quality that an Increment has, and no one makes progress toward it. What the Review discusses is progress toward the Product Goal.',
      },
      d: {
        text: 'The Sprint Backlog',
        why: "The Sprint Backlog is the Developers' plan for one Sprint and not a target for the product. That target is the Product Goal.",
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
        why: 'The Scrum Team and its stakeholders review it together. By themselves, the Developers inspect their progress in the Daily Scrum.',
      },
      b: {
        text: 'The Developers and the Product Owner',
        why: "The Review isn't a check of the Developers' work by the Product Owner. The whole Scrum Team reviews what was accomplished, together with stakeholders.",
      },
      c: {
        text: 'The Scrum Team and its stakeholders',
        why: 'Together they review what was accomplished and what has changed around them.',
      },
      d: {
        text: 'The Scrum Team',
        why: 'The Scrum Team reviews it together with its stakeholders. On its own, the team inspects how it works, in the Retrospective.',
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
        why: 'The Review inspects the outcome of the Sprint. The Scrum Team answers for the Increment as a whole, not each person for single items.',
      },
      c: {
        text: 'Whether the Definition of Done is strict enough',
        why: 'The Scrum Team inspects its Definition of Done in the Retrospective.',
      },
      d: {
        text: 'What was accomplished in the Sprint',
        why: 'What was accomplished is the outcome of the Sprint. Inspecting the outcome is the purpose of the Review.',
      },
      e: {
        text: 'How the members worked together',
        why: 'The team inspects how its members worked together in the Retrospective, without guests. The Review looks at the outcome and the environment.',
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
      true: 'The Guide gives no number for two weeks and only says that the event is usually shorter. Two is just half of the four hours for one month.',
      false:
        "The Guide sets four hours as the maximum for a Sprint of a month. For shorter Sprints it gives no number, only 'usually shorter.'",
    },
    guideSection: 'Sprint Review',
    rests: ['sprint-review-12'],
    focusArea: 'Events',
  },
]
