import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'intro-psm-1-41',
    kind: 'single',
    difficulty: 2,
    stem: 'What best describes Scrum?',
    options: {
      a: {
        text: 'A methodology for managing projects',
        why: "Scrum is sometimes called a methodology, so it's tempting. A methodology would say in detail how to work, and Scrum doesn't.",
      },
      b: {
        text: 'A process for building software',
        why: "Scrum is a framework, and various processes can be used within it. It isn't limited to software but used for complex work of many kinds.",
      },
      c: {
        text: 'A collection of proven practices',
        why: "Scrum is a framework. Practices such as user stories may be used within it, but they aren't part of it.",
      },
      d: {
        text: 'A lightweight framework',
        why: 'Scrum is a lightweight framework that helps people generate value. It leaves room for various methods inside it.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Definition',
    rests: ['definition-1'],
  },
  {
    id: 'intro-psm-1-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Why is the Scrum framework purposefully incomplete?',
    options: {
      a: {
        text: 'Each organization has to add the missing rules.',
        why: 'Organizations may add practices of their own, but no rules are missing. The Guide contains all the parts that Scrum theory requires.',
      },
      b: {
        text: 'Its authors add to it year by year.',
        why: "The framework is incomplete on purpose, and its authors don't mean to complete it. The edition of 2020 even became shorter.",
      },
      c: {
        text: 'It defines only what Scrum theory needs.',
        why: 'The framework contains the parts that it takes to implement the theory, and no more.',
      },
      d: {
        text: 'Its tactics are taught only in certified courses.',
        why: 'The framework leaves tactics open because they differ widely between uses of Scrum. They are described in many places, not only in courses.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Definition',
    rests: ['definition-8'],
  },
  {
    id: 'intro-psm-1-43',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What may a team use within Scrum? (Choose two.)',
    options: {
      a: {
        text: 'User stories for its items',
        why: 'Various techniques can be used within the framework, and user stories are one of them.',
      },
      b: {
        text: 'A sub-team of testers',
        why: "Within a Scrum Team, there are neither sub-teams nor hierarchies. This is a rule of Scrum and can't be changed by a team.",
      },
      c: {
        text: 'A chart of the remaining work',
        why: 'Burn-downs are useful for forecasts, and optional.',
      },
      d: {
        text: 'A committee as Product Owner',
        why: 'The Product Owner is one person who may represent many stakeholders.',
      },
      e: {
        text: 'Sprints of six weeks',
        why: 'A Sprint lasts one month or less.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Definition',
    rests: ['definition-11', 'sprint-4', 'team-3'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'intro-psm-1-44',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which statements describe Scrum in a nutshell? (Choose two.)',
    options: {
      a: {
        text: 'The Scrum Team turns a selection of work into an Increment.',
        why: 'This happens during a Sprint and makes something of value.',
      },
      b: {
        text: 'The Developers order the work by its value.',
        why: 'The Product Owner orders the work into a Product Backlog. The Developers size and select it.',
      },
      c: {
        text: 'The Scrum Master fosters the environment for it.',
        why: 'Scrum requires a Scrum Master who does this, so that the rest can happen.',
      },
      d: {
        text: 'The stakeholders choose the work for the next Sprint.',
        why: 'Stakeholders inspect the results with the team and help to adjust for the next Sprint. The Developers select the work.',
      },
      e: {
        text: 'The Product Owner assigns the work to the team.',
        why: 'The Product Owner orders the work. Who does what is decided in the team.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Definition',
    rests: ['definition-4', 'definition-2', 'definition-3'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'intro-psm-1-45',
    kind: 'true-false',
    difficulty: 2,
    stem: "Scrum may make some of a team's existing practices unnecessary.",
    answer: true,
    why: {
      true: 'Scrum wraps around existing practices or makes them unnecessary. Both can happen in the same team.',
      false:
        "Scrum wraps around existing practices, so it's true that some can be kept. Others turn out to be unnecessary.",
    },
    guideSection: 'Scrum Definition',
    rests: ['definition-12'],
  },
]
