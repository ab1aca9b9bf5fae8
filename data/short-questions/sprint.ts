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
        why: 'The Guide calls the Scrum Team the fundamental unit of Scrum, which sounds just as central. The heartbeat is the Sprint.',
      },
      b: {
        text: 'The Sprint',
        why: 'One Sprint follows the other at a steady beat, and in each of them ideas are turned into value.',
      },
      c: {
        text: 'The Increment',
        why: 'The Guide calls the Increment a concrete stepping stone toward the Product Goal. The heartbeat is the Sprint, in which ideas become value.',
      },
      d: {
        text: 'The Product Backlog',
        why: 'The Product Backlog is an ordered list that emerges. The steady beat comes from the Sprints, which follow each other.',
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
        why: 'A Sprint has a fixed length, so this is tempting. But the Product Owner may cancel it if the Sprint Goal becomes obsolete.',
      },
      b: {
        text: 'The Scrum Master',
        why: "The authority to cancel is the Product Owner's alone. The Scrum Master may help others see that the goal is obsolete.",
      },
      c: {
        text: 'The Product Owner',
        why: 'The Product Owner alone may cancel a Sprint, if the Sprint Goal becomes obsolete.',
      },
      d: {
        text: 'The organization',
        why: 'Only the Product Owner may cancel a Sprint. The organization may stop its projects, but in Scrum it respects what the Product Owner decides.',
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
    stem: 'What may each Sprint be considered?',
    options: {
      a: {
        text: 'A short project',
        why: 'Each Sprint has a goal, a plan and a usable result, within a month or less.',
      },
      b: {
        text: 'A phase of a longer project',
        why: 'The Guide compares each Sprint to a short project. A phase may end with a partial result, but a Sprint turns ideas into value.',
      },
      c: {
        text: 'A single release',
        why: "The Guide compares each Sprint to a short project. Releases aren't tied to it: several Increments may be delivered in one Sprint, at any time.",
      },
      d: {
        text: 'A milestone of the roadmap',
        why: 'The Guide compares each Sprint to a short project. A milestone is a point in time, and a Sprint is a time in which work is done.',
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
        why: 'Only an obsolete goal is a reason to cancel. A goal that is out of reach may still be worth working for, and the scope can be renegotiated.',
      },
      b: {
        text: "When the forecast can't be met",
        why: "The items are a forecast. If it can't be met, the scope is renegotiated with the Product Owner, and the Sprint goes on.",
      },
      c: {
        text: 'When the Developers are needed elsewhere',
        why: "Only an obsolete Sprint Goal is a reason to cancel. Moving people elsewhere doesn't make the goal obsolete.",
      },
      d: {
        text: 'When the Sprint Goal becomes obsolete',
        why: 'A Sprint could be canceled when its goal no longer makes sense. Only the Product Owner has the authority to do so.',
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
        why: 'A new Sprint begins immediately after the previous one. Sprint Planning comes first in it and is already part of it.',
      },
      b: {
        text: 'When enough items have been refined',
        why: "A new Sprint starts immediately after the previous one. It doesn't wait for refinement, which goes on all the time.",
      },
      c: {
        text: 'Immediately after the previous Sprint',
        why: "A new Sprint starts as soon as the previous one has ended. There isn't any time between two Sprints.",
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
        why: 'A Sprint has a fixed length, whatever happens in it. If the work turns out to be larger, the scope is renegotiated.',
      },
      b: {
        text: 'The scope of the work is fixed.',
        why: 'Scope may be clarified and renegotiated as more is learned. What has to stay out of danger is the Sprint Goal.',
      },
      c: {
        text: "Quality doesn't decrease.",
        why: 'The quality of the work may rise during a Sprint, but not fall.',
      },
      d: {
        text: 'The Product Backlog is refined as needed.',
        why: 'The Product Backlog is refined as needed while the Sprint is running, so that later items become ready.',
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
        why: 'Sprint Planning initiates the Sprint and is a part of it. All events happen within Sprints.',
      },
      b: {
        text: 'A pause after the Retrospective',
        why: "The next Sprint starts immediately after the Retrospective, so there isn't a pause, even if one seems natural after a month of work.",
      },
      c: {
        text: 'The work for the Product Goal',
        why: 'All of the work that is necessary to achieve it happens within Sprints.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'The Retrospective concludes the Sprint and is still a part of it.',
      },
      e: {
        text: 'The Sprint Review',
        why: 'The Review is the second to last event in the Sprint. Only the Retrospective comes after it.',
      },
    },
    answers: ['a', 'c', 'd', 'e'],
    guideSection: 'The Sprint',
    rests: ['sprint-6'],
  },
]
