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
      stem: 'A Scrum Team can do without a board if it keeps its Sprint Goal, items and plan in a text file that is up to date and open to everyone.',
      answer: true,
      why: {
        true: "The artifact is the Sprint Backlog, and the text file shows all three of its parts. Scrum doesn't require a board.",
        false:
          "A board is one way to make the Sprint Backlog visible. It isn't one of the three artifacts, and Scrum doesn't require it.",
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
          text: 'About half of it, because twelve of the 24 pieces are finished',
          why: "Pieces aren't usable on their own. An item has to meet the Definition of Done.",
        },
        b: {
          text: 'The items that have more than half of their pieces finished',
          why: "An item can't be partly Done. It meets the definition or it doesn't.",
        },
        c: {
          text: 'Nothing yet, because none of the six items is Done',
          why: 'Work is part of an Increment only if it meets the Definition of Done. No item can do so while it has open pieces.',
        },
        d: {
          text: 'That depends on what the Product Owner accepts at the Sprint Review',
          why: "The Definition of Done decides, and it can be checked on any day. The Sprint Review isn't an acceptance gate.",
        },
      },
      answer: 'c',
      guideSection: 'Increment',
    },
    {
      id: 'scrum-board-3',
      kind: 'single',
      difficulty: 1,
      stem: 'In the middle of the Sprint, the Developers want to rebuild their board, with a row for each item and a column for cards that are waiting for review. Whose consent do they need?',
      options: {
        a: {
          text: "The Scrum Master's",
          why: 'The Scrum Master may suggest ideas. The Developers decide how to picture their own plan.',
        },
        b: {
          text: 'Only their own',
          why: 'The Developers make the Sprint Backlog for themselves, so its form is up to them.',
        },
        c: {
          text: "The Product Owner's",
          why: "A new row or column doesn't change the scope of the Sprint.",
        },
        d: {
          text: "The whole Scrum Team's",
          why: "They may bring the idea to the Sprint Retrospective, but they don't have to wait for it.",
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
          text: 'The hours that are left for each piece of work',
          why: "Hours are one way to look at progress. The Guide doesn't ask for them.",
        },
        b: {
          text: 'The name of the Developer who is responsible for each item',
          why: 'The Developers make the plan together. Names on cards are a habit of some teams.',
        },
        c: {
          text: 'A chart of the work that is left',
          why: 'Charts can be useful, but they are optional.',
        },
        d: {
          text: 'The Sprint Goal',
          why: "It's the why of the Sprint Backlog. Some programs hide it in a menu.",
        },
        e: {
          text: 'The plan for delivering the Increment',
          why: "It's the how, in enough detail for the Daily Scrum.",
        },
      },
      answers: ['d', 'e'],
      guideSection: 'Sprint Backlog',
    },
  ],
}
