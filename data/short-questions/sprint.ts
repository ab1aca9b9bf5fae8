import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What does the Guide call the heartbeat of Scrum?',
    options: {
      a: {
        text: 'The Scrum Team',
        why: "It's the fundamental unit of Scrum, which sounds just as central.",
      },
      b: {
        text: 'The Sprint',
        why: 'One Sprint follows the other at a steady beat, and in each of them ideas are turned into value.',
      },
      c: {
        text: 'The Increment',
        why: 'The Guide calls it a concrete stepping stone toward the Product Goal.',
      },
      d: {
        text: 'The Product Backlog',
        why: "It's an ordered list that emerges. The beat comes from something else.",
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
    rests: ['sprint-1'],
  },
  {
    id: 'sprint-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Who has the authority to cancel a Sprint?',
    options: {
      a: {
        text: 'No one',
        why: 'A Sprint has a fixed length, so this is tempting. The Guide gives this authority to one person.',
      },
      b: {
        text: 'The Scrum Master',
        why: "The Scrum Master may help others see that the goal is obsolete, but doesn't decide.",
      },
      c: {
        text: 'The Product Owner',
        why: 'The Product Owner alone may cancel a Sprint, if the Sprint Goal becomes obsolete.',
      },
      d: {
        text: 'The organization',
        why: 'Many companies stop projects from above. In Scrum, the organization respects what the Product Owner decides.',
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
    rests: ['sprint-20'],
  },
  {
    id: 'sprint-43',
    kind: 'single',
    difficulty: 1,
    stem: 'As what may each Sprint be considered?',
    options: {
      a: {
        text: 'A short project',
        why: 'Each Sprint has a goal, a plan and a usable result, within a month or less.',
      },
      b: {
        text: 'A phase of a longer project',
        why: "It's how many companies see it. A phase ends with a partial result, and a Sprint turns ideas into value.",
      },
      c: {
        text: 'A single release',
        why: 'Several Increments may be delivered in one Sprint, at any time.',
      },
      d: {
        text: 'A milestone of the roadmap',
        why: "The Guide doesn't mention roadmaps. A Sprint is a time in which work is done.",
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
    rests: ['sprint-14'],
  },
  {
    id: 'sprint-44',
    kind: 'single',
    difficulty: 1,
    stem: 'When could a Sprint be canceled?',
    options: {
      a: {
        text: 'When the Sprint Goal is out of reach',
        why: 'The Sprint seems to have failed, so many choose this. A goal may be hard to reach and still be worth working for.',
      },
      b: {
        text: "When the forecast can't be met",
        why: 'The items are a forecast. Scope is renegotiated with the Product Owner.',
      },
      c: {
        text: 'When the Developers are needed elsewhere',
        why: "Many companies move people like this. It doesn't make the goal obsolete.",
      },
      d: {
        text: 'When the Sprint Goal becomes obsolete',
        why: 'A goal that no longer makes sense may be a reason for the Product Owner to cancel.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
    rests: ['sprint-19'],
  },
  {
    id: 'sprint-45',
    kind: 'single',
    difficulty: 1,
    stem: 'When does a new Sprint begin?',
    options: {
      a: {
        text: 'Once Sprint Planning is over',
        why: "It's tempting, but Sprint Planning is part of the Sprint and initiates it.",
      },
      b: {
        text: 'When enough items have been refined',
        why: "Refinement goes on all the time. A Sprint doesn't wait for it.",
      },
      c: {
        text: 'Immediately after the previous Sprint',
        why: "There isn't any time between two Sprints.",
      },
      d: {
        text: 'After a day to prepare for it',
        why: 'It sounds careful, but a new Sprint starts as soon as the last one has ended. Preparing for it is part of the work within Sprints.',
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
    rests: ['sprint-5'],
  },
  {
    id: 'sprint-46',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What is true during a Sprint? (Choose two.)',
    options: {
      a: {
        text: 'The end is moved if the team needs more time.',
        why: 'A Sprint has a fixed length, whatever happens in it.',
      },
      b: {
        text: 'The scope of the work is fixed.',
        why: 'Many people think so. Scope may be clarified and renegotiated as more is learned.',
      },
      c: {
        text: "Quality doesn't decrease.",
        why: 'The quality of the work may rise during a Sprint, but not fall.',
      },
      d: {
        text: 'The Product Backlog is refined as needed.',
        why: 'Refinement goes on while the Sprint is running.',
      },
      e: {
        text: 'The Sprint Goal is adjusted as needed.',
        why: 'No change may endanger the goal. What may be renegotiated is the scope.',
      },
    },
    answers: ['c', 'd'],
    guideSection: 'The Sprint',
    rests: ['sprint-8', 'sprint-9'],
  },
  {
    id: 'sprint-47',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which of these happen within Sprints? (Choose all that apply.)',
    options: {
      a: {
        text: 'Sprint Planning',
        why: 'It initiates the Sprint and is a part of it.',
      },
      b: {
        text: 'A pause after the Retrospective',
        why: 'The next Sprint starts immediately, even if a pause seems natural after a month of work.',
      },
      c: {
        text: 'The work for the Product Goal',
        why: 'All of the work that is necessary to achieve it happens within Sprints.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'It concludes the Sprint and is still a part of it.',
      },
      e: {
        text: 'The Sprint Review',
        why: "It's the second to last event in the Sprint.",
      },
    },
    answers: ['a', 'c', 'd', 'e'],
    guideSection: 'The Sprint',
    rests: ['sprint-6'],
  },
]
