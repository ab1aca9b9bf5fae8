import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-board',
  lesson: '/scrum/psm-1/scrum-tools/scrum-board',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'scrum-board-1',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team can work without a board if an open, current text file shows its Sprint Goal, its items and its plan.',
      answer: true,
      why: {
        true: "The artifact is the Sprint Backlog, and the text file shows all three of its parts. Scrum doesn't require a board.",
        false:
          "Boards are so common that they seem to belong to Scrum. A board is one way to make the Sprint Backlog visible and isn't one of the artifacts.",
      },
      rests: ['sprint-backlog-1'],
    },
    {
      id: 'scrum-board-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A board shows 12 of 24 pieces of work as finished, but every item has open pieces. How much is part of an Increment today?',
      options: {
        a: {
          text: 'Half of it, because half of the pieces are finished',
          why: "Pieces aren't usable on their own. An item has to meet the Definition of Done.",
        },
        b: {
          text: 'Whatever the Product Owner accepts',
          why: 'The Definition of Done decides, and it can be checked on any day. Scrum has no acceptance by the Product Owner.',
        },
        c: {
          text: 'Nothing, because none of the items is Done',
          why: "An item with open pieces doesn't meet the Definition of Done, and only Done items are part of an Increment.",
        },
        d: {
          text: 'All pieces that users can already try',
          why: "Trying something out doesn't make it Done. Work that misses the definition isn't part of an Increment.",
        },
      },
      answer: 'c',
      rests: ['increment-9'],
    },
    {
      id: 'scrum-board-3',
      kind: 'single',
      difficulty: 2,
      stem: 'Who decides in the middle of a Sprint how the board with the Sprint Backlog looks?',
      options: {
        a: {
          text: 'The Developers',
          why: 'They make the Sprint Backlog, and they make it for themselves, so its form is up to them.',
        },
        b: {
          text: 'The Product Owner',
          why: "The Sprint Backlog is the Developers' own plan, so its form is up to them. The Product Owner orders the Product Backlog.",
        },
        c: {
          text: 'The Scrum Master',
          why: 'The Scrum Master may suggest ideas. The Developers decide how to picture their own plan.',
        },
        d: {
          text: 'The whole Scrum Team',
          why: "The team manages itself, so it's tempting. The whole team makes the plan in Sprint Planning, but the Sprint Backlog is the Developers' own.",
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-2'],
    },
    {
      id: 'scrum-board-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team moves its Sprint Backlog to a new tool. Which three of these have to be visible there because they are part of the Sprint Backlog? (Choose three.)',
      options: {
        a: {
          text: 'The Sprint Goal',
          why: "The Sprint Goal is the 'why' of the Sprint Backlog, one of its three parts.",
        },
        b: {
          text: 'The plan for delivering the Increment',
          why: "The plan is the 'how' of the Sprint Backlog, in enough detail to inspect progress in the Daily Scrum.",
        },
        c: {
          text: 'The burn-down of the remaining work',
          why: 'Charts can be useful, but they are optional. The Sprint Backlog consists of the Sprint Goal, the selected items and the plan.',
        },
        d: {
          text: 'The items selected for the Sprint',
          why: "The selected items are the 'what' of the Sprint Backlog, one of its three parts.",
        },
        e: {
          text: 'The hours for each piece of work',
          why: "The Guide doesn't ask for hours. The plan only needs enough detail to inspect progress.",
        },
      },
      answers: ['a', 'b', 'd'],
      rests: ['sprint-backlog-1'],
    },
  ],
}
