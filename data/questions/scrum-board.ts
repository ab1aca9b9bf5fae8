import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-board',
  lesson: '/scrum/psm-1/scrum-tools/scrum-board',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'scrum-board-1',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team that keeps its Sprint Goal, items and plan in a plain text file, open to everyone and up to date, can do without a board.',
      answer: true,
      why: {
        true: 'The artifact is the Sprint Backlog, and the text file shows all three of its parts. No board is required.',
        false:
          'Scrum has three artifacts, and a board is not among them. It is one way to make the Sprint Backlog visible.',
      },
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'scrum-board-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On day seven, a board shows twelve finished pieces of work out of 24. Each of the six items still has at least two open pieces. A stakeholder asks what could be used today from this Sprint. What is the honest answer?',
      options: {
        a: {
          text: 'Half of what was planned, since twelve of 24 pieces are finished.',
          why: 'Pieces are not usable by themselves. An item has to meet the Definition of Done.',
        },
        b: {
          text: 'Those items in which more than half of the pieces are finished.',
          why: 'There is no share of Done. An item meets the definition or it does not.',
        },
        c: {
          text: 'Nothing yet. No item is Done.',
          why: 'Work is part of an Increment only if it meets the Definition of Done, and no item can while pieces are open.',
        },
        d: {
          text: 'That can be said at the Sprint Review, when the Product Owner has accepted the items.',
          why: 'Nobody accepts items at the Review. Whether something is Done can be told at any hour.',
        },
      },
      answer: 'c',
      guideSection: 'Increment',
    },
    {
      id: 'scrum-board-3',
      kind: 'single',
      difficulty: 1,
      stem: 'The Developers would like to rebuild their board in the middle of the Sprint: a row for each item and a column for what waits to be read. Whose consent do they need?',
      options: {
        a: {
          text: "The Scrum Master's, because a change of the process is concerned",
          why: 'The Scrum Master may have ideas. How the Developers picture their plan is up to them.',
        },
        b: {
          text: 'No one else needs to agree',
          why: 'The Sprint Backlog is a plan by and for the Developers, and its form is theirs.',
        },
        c: {
          text: "The Product Owner's, because the items on the board belong to the Product Backlog",
          why: 'Selected items are part of the Sprint Backlog. Scope is not touched by a new row.',
        },
        d: {
          text: "The whole Scrum Team's, in the Sprint Retrospective",
          why: 'It is a good place for such ideas, and the Developers need not wait for it.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'scrum-board-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team moves its Sprint Backlog to a new board program. Which two of these have to be visible there, because they are part of the Sprint Backlog? (Choose two.)',
      options: {
        a: {
          text: 'The hours left for each piece of work',
          why: 'Hours are one way to look at progress. The Guide does not ask for them.',
        },
        b: {
          text: 'The name of the Developer who is responsible for each item',
          why: 'The Developers are accountable for the Sprint Backlog together. Names on cards are a habit.',
        },
        c: {
          text: 'A chart of the work that remains',
          why: 'Charts have proven useful and are optional.',
        },
        d: {
          text: 'The Sprint Goal',
          why: 'It is the why of the Sprint Backlog, and many programs hide it in a menu.',
        },
        e: {
          text: 'The plan for delivering the Increment',
          why: 'It is the how, with as much detail as the Developers need for the Daily Scrum.',
        },
      },
      answers: ['d', 'e'],
      guideSection: 'Sprint Backlog',
    },
  ],
}
