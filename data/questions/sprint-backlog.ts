import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'sprint-backlog-1',
      kind: 'single',
      difficulty: 1,
      stem: 'During a Sprint, a selected item turns out to need one more technical task. Who adds it to the plan?',
      options: {
        a: {
          text: 'The Developers alone',
          why: 'The plan is theirs, and they update it throughout the Sprint as they learn more.',
        },
        b: {
          text: 'The Developers together with the Product Owner',
          why: 'The item and its scope stay the same. How it is built is up to the Developers.',
        },
        c: {
          text: 'The Product Owner alone',
          why: "The Product Owner orders the Product Backlog. Technical tasks belong to the Developers' plan.",
        },
        d: {
          text: 'The Scrum Master',
          why: "The Scrum Master may help the team to see that a plan is out of date, but doesn't change it.",
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-4'],
    },
    {
      id: 'sprint-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: "A selected item turns out to be far larger than expected. Who decides to leave out a part that the Sprint Goal doesn't need?",
      options: {
        a: {
          text: 'The Developers alone',
          why: 'The Developers change their plan alone. Leaving out a part of an item changes its scope, which they negotiate with the Product Owner.',
        },
        b: {
          text: 'The Developers together with the Product Owner',
          why: "If the work differs from what they expected, they negotiate its scope together. The Sprint Goal isn't affected.",
        },
        c: {
          text: 'The Product Owner alone',
          why: "The Sprint Backlog is the Developers' plan, so no one changes its scope without them.",
        },
        d: {
          text: 'The Scrum Master',
          why: "The scope is negotiated by the Developers and the Product Owner. The Scrum Master may help the conversation, but doesn't decide.",
        },
      },
      answer: 'b',
      rests: ['sprint-goal-8'],
    },
    {
      id: 'sprint-backlog-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which three of these make up the Sprint Backlog, according to the Guide? (Choose three.)',
      options: {
        a: {
          text: 'A chart with the velocity of the last Sprints',
          why: "It may help with a forecast, but it isn't one of the three parts of the artifact.",
        },
        b: {
          text: 'The items that may be selected next',
          why: 'Items that may be selected next remain in the Product Backlog. Only the selected ones are part of the Sprint Backlog.',
        },
        c: {
          text: 'The single objective of the Sprint',
          why: 'This is the Sprint Goal, the why. Since 2020 it has been part of the Sprint Backlog.',
        },
        d: {
          text: 'The items selected for the Sprint',
          why: "The selected items are the 'what' of the Sprint Backlog, next to its why and how.",
        },
        e: {
          text: 'The plan for delivering the Increment',
          why: "The plan is the 'how' of the Sprint Backlog: it shows how the Increment will be delivered.",
        },
      },
      answers: ['c', 'd', 'e'],
      rests: ['sprint-backlog-1'],
    },
    {
      id: 'sprint-backlog-4',
      kind: 'single',
      difficulty: 3,
      stem: 'A director reads the Sprint Backlog every morning and wants all the work in it listed in hours. What fits Scrum best?',
      options: {
        a: {
          text: 'The director may read it, and the Developers choose its detail.',
          why: 'It is highly visible, for managers as well. Its detail has to be enough for the Developers, who inspect their progress with it.',
        },
        b: {
          text: 'The director may read it and choose its detail.',
          why: "Visible to all doesn't mean made for all. The Developers make the plan and choose its detail.",
        },
        c: {
          text: 'The director gets a summary, and the Developers choose its detail.',
          why: "It seems fair to protect the team. But a plan for the Developers isn't a secret; it is highly visible.",
        },
        d: {
          text: 'The director gets a summary and chooses the detail of the plan.',
          why: 'The plan may be read by anyone, and the Developers decide how detailed it is.',
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-3', 'sprint-backlog-2'],
    },
    {
      id: 'sprint-backlog-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Improvements from the Sprint Retrospective may become part of the next Sprint Backlog.',
      answer: true,
      why: {
        true: "Improvements with the greatest impact are addressed as soon as possible. They may be added to the next Sprint Backlog, and don't have to be.",
        false:
          "Sprint Backlogs aren't only for features. The Guide of 2017 even required one such improvement; since 2020 it is optional.",
      },
      rests: ['sprint-retrospective-9'],
    },
  ],
}
