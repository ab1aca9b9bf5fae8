import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'developers-41',
    kind: 'single',
    difficulty: 2,
    stem: 'Who adapts the plan for the Sprint from day to day?',
    options: {
      a: {
        text: 'The Scrum Master',
        why: 'The Developers adapt their plan themselves. The Scrum Master coaches the team in self-management and leaves the plan to those who made it.',
      },
      b: {
        text: 'The Product Owner',
        why: 'The Developers adapt their plan themselves. With the Product Owner, they negotiate the scope.',
      },
      c: {
        text: 'The Developers',
        why: 'Developers are always accountable for adapting their plan each day, with the Sprint Goal in view.',
      },
      d: {
        text: 'A project manager',
        why: 'Elsewhere a project manager may do this. In Scrum, the Developers adapt the plan themselves.',
      },
    },
    answer: 'c',
    guideSection: 'Developers',
    rests: ['developers-5'],
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'developers-42',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What often varies with the domain of work? (Choose three.)',
    options: {
      a: {
        text: 'The number of events',
        why: 'Scrum always has five events, in every domain. Leaving one out costs an opportunity to inspect and adapt.',
      },
      b: {
        text: 'The skills that Developers need',
        why: 'The Guide says that the skills which Developers need are often broad and vary with the domain.',
      },
      c: {
        text: 'The elements that the Retrospective inspects',
        why: 'What is worth looking at depends on the kind of work.',
      },
      d: {
        text: 'The commitments of the artifacts',
        why: 'Each artifact always has its own commitment: the Product Goal, the Sprint Goal or the Definition of Done.',
      },
      e: {
        text: 'The attributes of Product Backlog items',
        why: 'One domain needs other details of an item than the next.',
      },
      f: {
        text: 'The accountabilities in a Scrum Team',
        why: 'Scrum always has the same three accountabilities: the Developers, the Product Owner and the Scrum Master.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Developers',
    rests: ['developers-2', 'product-backlog-7', 'sprint-retrospective-3'],
  },
  {
    id: 'developers-43',
    kind: 'true-false',
    difficulty: 2,
    stem: "The Guide uses the word 'developers' to simplify, not to exclude other specialists.",
    answer: true,
    why: {
      true: 'The word is meant to simplify. Researchers, analysts and others who do the work are included.',
      false:
        "It sounds right, since the word makes people think of programmers. The Guide says explicitly that it isn't meant to exclude.",
    },
    guideSection: 'Purpose of the Scrum Guide',
    rests: ['purpose-11', 'purpose-10'],
  },
  {
    id: 'developers-44',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Guide requires every Developer to work full-time in one Scrum Team.',
    answer: false,
    why: {
      true: 'The Guide has no rule on working hours. It asks for a cohesive unit with one objective at a time, which part-time work makes harder.',
      false:
        'Nothing in the Guide forbids part-time or shared members. They make it harder to be a cohesive unit.',
    },
    guideSection: 'Scrum Team',
    rests: ['team-4', 'team-5'],
  },
]
