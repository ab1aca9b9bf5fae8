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
      stem: 'On day three, a Developer discovers a piece of work that a selected item needs and that was not in the plan. The Sprint Goal is not at risk. What should happen?',
      options: {
        a: {
          text: 'The piece waits for the next Sprint Planning, where new work is planned.',
          why: "The plan isn't frozen. It is updated throughout the Sprint as more is learned.",
        },
        b: {
          text: 'The Developers add the piece to the Sprint Backlog right away.',
          why: 'The Sprint Backlog should show what is true now, so the Developers keep it up to date as they learn.',
        },
        c: {
          text: 'The Product Owner decides whether the piece may be added.',
          why: "The item stays the same, so the scope doesn't change. How it is built is up to the Developers.",
        },
        d: {
          text: 'The Scrum Master adds the piece and mentions it in the Daily Scrum.',
          why: "The plan is made by the Developers, and they don't have to wait for the Daily Scrum to change it.",
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item turns out to be twice as large as expected. One part of it is not needed for the Sprint Goal. Who settles whether that part is left out of this Sprint?',
      options: {
        a: {
          text: 'The Developers, because the Sprint Backlog is their plan',
          why: 'The plan is theirs, but leaving out part of an item changes the scope, which involves the Product Owner.',
        },
        b: {
          text: 'The stakeholders, because they are waiting for the item',
          why: "Stakeholders can give feedback at any time. They don't decide on the scope of a Sprint.",
        },
        c: {
          text: 'The Scrum Master, because the effectiveness of the team is at stake',
          why: "The Scrum Master is accountable for effectiveness, but doesn't decide on scope.",
        },
        d: {
          text: 'The Developers with the Product Owner, because it is about scope',
          why: "If the work differs from what they expected, they negotiate its scope together. The Sprint Goal isn't affected.",
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
      stem: 'The team that builds a library app has these five things on its wall. Which three belong to its Sprint Backlog? (Choose three.)',
      options: {
        a: {
          text: "A sentence at the top: 'A patron can book a reading room at any branch by phone and count on finding it free.'",
          why: 'This is the Sprint Goal, the why. Since 2020 it has been part of the Sprint Backlog.',
        },
        b: {
          text: 'A chart of the work that was left at the end of each day',
          why: "Such a chart may help the Developers, but it isn't part of the artifact.",
        },
        c: {
          text: 'Cards for the six Product Backlog items that were selected on Monday',
          why: 'These are the what: the items selected for the Sprint.',
        },
        d: {
          text: 'Cards for two items that will probably be selected in the next Sprint',
          why: 'They remain in the Product Backlog until they are selected.',
        },
        e: {
          text: "Small cards such as 'show the free hours', grouped by item",
          why: 'These are the how: the plan for delivering the Increment.',
        },
      },
      answers: ['a', 'c', 'e'],
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-4',
      kind: 'single',
      difficulty: 3,
      stem: "The library's deputy director reads the Sprint Backlog every morning. To follow it better, she asks the Scrum Master to have all work listed in hours. What fits Scrum best?",
      options: {
        a: {
          text: 'She goes on reading it, and the Developers choose how detailed it is.',
          why: 'The Sprint Backlog is visible to her. Its detail has to be enough for the Developers, who inspect their progress with it.',
        },
        b: {
          text: 'She stops reading it, and the Scrum Master sends her a daily summary.',
          why: "A plan for the Developers isn't a secret. It is meant to be highly visible.",
        },
        c: {
          text: 'The Developers list the hours, and she checks them with the Scrum Master.',
          why: "The Guide asks for enough detail and doesn't mention hours. The plan isn't a report for her.",
        },
        d: {
          text: 'The Scrum Master lists the hours, and the Developers correct them weekly.',
          why: 'The Developers make the plan. If someone else writes it, it soon differs from the work.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'An improvement from the Sprint Retrospective has to be in the next Sprint Backlog before the Scrum Team can act on it.',
      answer: false,
      why: {
        true: "Such improvements may be added to the next Sprint Backlog, but since 2020 they don't have to be.",
        false:
          'Improvements with the greatest impact are addressed as soon as possible. Adding them to the next Sprint Backlog is optional.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
