import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-execution',
  lesson: '/scrum/psm-1/scrum-implementation/sprint-execution',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'sprint-execution-1',
      kind: 'single',
      difficulty: 2,
      stem: "Halfway through the Sprint, the Developers learn that a planned test won't be needed and that another is missing. What happens to the Sprint Backlog?",
      options: {
        a: {
          text: 'It stays as planned, since Sprint Planning is over.',
          why: 'The Developers update the Sprint Backlog throughout the Sprint. Only the Sprint Goal is final when Sprint Planning ends.',
        },
        b: {
          text: 'It stays as planned until the Product Owner agrees to the change.',
          why: 'Agreement is needed where the scope changes. The plan for the work is by and for the Developers.',
        },
        c: {
          text: 'It is updated as soon as they know.',
          why: "The Sprint Backlog is a real-time picture of the Developers' plan and is updated throughout the Sprint.",
        },
        d: {
          text: 'It is updated in the Retrospective.',
          why: 'The Developers update the Sprint Backlog throughout the Sprint. At the Retrospective, when the team looks back, the plan has done its work.',
        },
      },
      answer: 'c',
      rests: ['sprint-backlog-4'],
    },
    {
      id: 'sprint-execution-2',
      kind: 'single',
      difficulty: 2,
      stem: "A Developer's item is Done. A colleague's item, which the Sprint Goal depends on, still needs its tests. What should the Developer do?",
      options: {
        a: {
          text: 'Ask the Product Owner for an additional item',
          why: "The Developers commit to the Sprint Goal, and it doesn't depend on a new item. Keeping everyone busy isn't the purpose of a Sprint.",
        },
        b: {
          text: 'Ask the Scrum Master who needs help',
          why: "The Scrum Master doesn't assign work. The Developers can see in the Sprint Backlog what the goal needs.",
        },
        c: {
          text: 'Help with the tests',
          why: 'The Sprint Goal encourages people to work together rather than on separate initiatives.',
        },
        d: {
          text: 'Start an item that no one works on yet',
          why: "The Sprint Goal comes first, and it depends on the tests. One more open item feels productive but doesn't bring the team closer to the goal.",
        },
      },
      answer: 'c',
      rests: ['sprint-goal-4'],
    },
    {
      id: 'sprint-execution-3',
      kind: 'single',
      difficulty: 1,
      stem: 'Who decides whether the selected items are built by people who work in pairs?',
      options: {
        a: {
          text: 'The Scrum Master',
          why: "The Scrum Master enables the team to improve and may suggest it, but doesn't choose how items are built.",
        },
        b: {
          text: 'The Developers',
          why: 'How items are turned into Increments is at their sole discretion.',
        },
        c: {
          text: "The organization's managers",
          why: 'Managers may offer training for it. No one else tells the Developers how to turn items into Increments.',
        },
        d: {
          text: 'The whole Scrum Team',
          why: 'The team decides on much together, so this sounds right. How the work gets done is for the Developers alone.',
        },
      },
      answer: 'b',
      rests: ['sprint-planning-17'],
    },
    {
      id: 'sprint-execution-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Another department must register devices before the team can test on them, and its next appointment is in three months. Which two reactions help most? (Choose two.)',
      options: {
        a: {
          text: 'The Product Owner cancels the Sprint.',
          why: 'Only an obsolete goal is a reason to cancel. An obstacle makes a goal harder, not obsolete.',
        },
        b: {
          text: "The Scrum Master puts the item on hold until the department's next appointment.",
          why: 'The Scrum Master causes the removal of impediments, and waiting for three months removes nothing. The plan also belongs to the Developers.',
        },
        c: {
          text: 'The Developers call the department about the devices.',
          why: "The Developers are part of a self-managing team. They don't have to hand every obstacle to someone else.",
        },
        d: {
          text: 'The Scrum Master looks for someone who can allow an exception.',
          why: "The Scrum Master causes the removal of impediments, and this one may be beyond the Developers' reach.",
        },
        e: {
          text: 'The Developers keep it for the Retrospective.',
          why: "Impediments are dealt with as soon as possible, by the team or with the Scrum Master's help. The Retrospective can ask later how this one arose.",
        },
      },
      answers: ['c', 'd'],
      rests: ['scrum-master-9', 'team-7'],
    },
    {
      id: 'sprint-execution-5',
      kind: 'true-false',
      difficulty: 1,
      stem: "Even if each item has one Developer's name on it, all of the Developers are accountable for the Sprint Backlog.",
      answer: true,
      why: {
        true: 'A name shows who is working on an item. The Developers are accountable for the plan of the Sprint together.',
        false:
          'Accountability for the Sprint Backlog stays with all of the Developers. A name on an item only shows who is working on it.',
      },
      rests: ['developers-3'],
    },
  ],
}
