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
      stem: 'On day three, a Developer finds a piece of work that nobody had thought of. It belongs to a selected item and puts the Sprint Goal in no danger. What happens?',
      options: {
        a: {
          text: 'It is noted for the next Sprint Planning, since the plan for this Sprint is settled.',
          why: 'The plan is never settled. It is updated throughout the Sprint as more is learned.',
        },
        b: {
          text: 'It goes into the Sprint Backlog at once, because the Developers keep their plan up to date.',
          why: 'The Sprint Backlog is a real-time picture of the work that the Developers plan to do.',
        },
        c: {
          text: 'The Product Owner decides whether the piece may be added, as it was not part of the selection.',
          why: 'The selection is of items. The work inside an item is the plan of the Developers.',
        },
        d: {
          text: 'The Scrum Master adds it, and the Developers hear of it in the Daily Scrum.',
          why: 'The Scrum Master does not write the plan. Developers need not wait for the Daily Scrum either.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item turns out twice as large as expected. One part of it is not needed for the Sprint Goal. Who settles whether that part is left out of the Sprint?',
      options: {
        a: {
          text: 'The Developers alone, since the Sprint Backlog is a plan that is made by them and for them.',
          why: 'The plan is theirs. What is delivered is scope, and scope is negotiated with the Product Owner.',
        },
        b: {
          text: 'The stakeholders, at the Sprint Review, where they see what has been finished.',
          why: 'That would be too late for this Sprint, and stakeholders are no party to its scope.',
        },
        c: {
          text: 'The Scrum Master, who is accountable for the effectiveness of the Scrum Team.',
          why: 'This accountability does not include deciding on scope.',
        },
        d: {
          text: 'The Developers and the Product Owner, who negotiate the scope of the Sprint Backlog.',
          why: 'If work differs from what was expected, they negotiate scope without affecting the Sprint Goal.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'sprint-backlog-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: "These five things hang on a team's wall. Which three of them make up its Sprint Backlog? (Choose three.)",
      options: {
        a: {
          text: 'One sentence on why this Sprint is worth having',
          why: 'The Sprint Goal, the why. Since 2020 it is part of the Sprint Backlog.',
        },
        b: {
          text: 'A chart of the work remaining each day',
          why: 'Such a chart may help, and it is no part of the artifact.',
        },
        c: {
          text: 'The Product Backlog items chosen for this Sprint',
          why: 'The what: the set of selected items.',
        },
        d: {
          text: 'The uppermost items that might come in the following Sprint',
          why: 'These stay in the Product Backlog until they are selected.',
        },
        e: {
          text: 'The pieces of work by which the items will be delivered',
          why: 'The how: an actionable plan for delivering the Increment.',
        },
      },
      answers: ['a', 'c', 'e'],
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-4',
      kind: 'single',
      difficulty: 3,
      stem: 'The deputy director reads the Sprint Backlog every morning. She asks the Scrum Master to have all work broken down into hours, so that she can follow it better. What fits Scrum best?',
      options: {
        a: {
          text: 'She may look, but the Developers choose the detail that they need for inspecting their progress.',
          why: 'It is highly visible, and it is a plan by and for the Developers. Detail has to be enough for their Daily Scrum.',
        },
        b: {
          text: 'The Sprint Backlog should be hidden from her, because it belongs to the Developers and nobody else.',
          why: 'By and for the Developers does not mean secret. It is a highly visible picture of their work.',
        },
        c: {
          text: 'Hours are needed for inspection anyway, so the Developers should provide them from the first day.',
          why: 'The Guide asks for enough detail and names no unit. Pieces of a day or less are what teams often use.',
        },
        d: {
          text: 'The Scrum Master should work out the hours, so that the Developers can go on with their work.',
          why: 'The plan is made by the Developers. A picture drawn by someone else would soon differ from the work.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Every Sprint Backlog has to contain at least one improvement from the last Sprint Retrospective.',
      answer: false,
      why: {
        true: 'That was a rule of the 2017 Guide. It no longer holds.',
        false:
          'The most impactful improvements are addressed as soon as possible; they may be added to the Sprint Backlog.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
