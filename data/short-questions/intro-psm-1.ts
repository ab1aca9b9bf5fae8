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
        why: "Scrum isn't a process, and it's used for complex work of many kinds.",
      },
      c: {
        text: 'A collection of proven practices',
        why: "Practices such as user stories may be used within Scrum. They aren't part of it.",
      },
      d: {
        text: 'A lightweight framework',
        why: 'It helps people, teams and organizations generate value, and leaves room for many methods inside it.',
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
        why: 'They revise the Guide now and then. The edition of 2020 even became shorter.',
      },
      c: {
        text: 'It defines only what Scrum theory needs.',
        why: 'The framework contains the parts that it takes to implement the theory, and no more.',
      },
      d: {
        text: 'Its tactics are taught only in certified courses.',
        why: 'Such tactics are described in many places and are open to everyone.',
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
        why: 'Various techniques can be used within the framework, and this is one of them.',
      },
      b: {
        text: 'A sub-team of testers',
        why: 'Within a Scrum Team, there are neither sub-teams nor hierarchies, although many companies have both.',
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
        why: 'They size and select it. The Product Owner orders it.',
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
      true: 'Existing practices are wrapped by Scrum or turn out to be unnecessary.',
      false:
        "It's true that existing practices can be kept within Scrum. Some of them turn out to be unnecessary.",
    },
    guideSection: 'Scrum Definition',
    rests: ['definition-12'],
  },
]
