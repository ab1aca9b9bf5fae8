import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum-tool',
  lesson: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'daily-scrum-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: "The Developers can't agree on a format for the Daily Scrum and ask the Scrum Master to choose. Which answer fits best?",
      options: {
        a: {
          text: '"Take the three questions, since the Guide lists them."',
          why: 'The Developers choose the structure. The three questions were an example in the Guide of 2017, and since 2020 it names no format.',
        },
        b: {
          text: '"Take the board, and I\'ll lead the event for a while."',
          why: "The Developers choose the structure and hold the event themselves. If someone else leads it, they don't learn to manage themselves.",
        },
        c: {
          text: '"Try both for a Sprint, and judge for yourselves."',
          why: 'The Scrum Master coaches the team in self-management. The choice of structure stays with the Developers.',
        },
        d: {
          text: '"Ask the Product Owner, who knows what matters most."',
          why: 'What matters most is the order of the Product Backlog. The Developers choose the structure of their event.',
        },
      },
      answer: 'c',
      rests: ['scrum-master-7'],
    },
    {
      id: 'daily-scrum-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'In the Daily Scrum, the board shows an item that has been in progress far longer than usual. What should the Developers do?',
      options: {
        a: {
          text: 'Return it to the Product Backlog, and tell the Product Owner',
          why: "The event is there to adapt the plan, once it's known what is wrong. Returning an item changes the scope, and that is negotiated with the Product Owner first.",
        },
        b: {
          text: 'Give it to a faster colleague',
          why: 'The Developers inspect first and adapt then. No one has asked yet what holds up the item, and the next person may meet the same obstacle.',
        },
        c: {
          text: 'Leave it until its Developer asks for help',
          why: 'The plan belongs to all Developers, and they inspect its progress every day. Waiting sounds respectful, but a person who is stuck may notice it late.',
        },
        d: {
          text: 'Find out what is holding it up, and change the plan',
          why: 'The event is there to adapt the Sprint Backlog as necessary. An unusual age shows that something needs attention.',
        },
      },
      answer: 'd',
      rests: ['daily-scrum-2'],
    },
    {
      id: 'daily-scrum-tool-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team wants to know whether a new format serves the purpose of the Daily Scrum. Which two observations tell it most? (Choose two.)',
      options: {
        a: {
          text: 'Everyone can say how far the Sprint Goal has come.',
          why: 'Inspecting progress toward the Sprint Goal is what the Daily Scrum is for. If everyone can say how far the goal has come, the format has served it.',
        },
        b: {
          text: 'It uses the full fifteen minutes on most days.',
          why: 'The purpose is to inspect progress and adapt the plan, not to fill 15 minutes. If the plan is made after nine, the event may end.',
        },
        c: {
          text: 'All of the Developers speak for about as long.',
          why: 'The event has to show progress toward the Sprint Goal and lead to a plan. Equal time for everyone may be fair, but it shows neither.',
        },
        d: {
          text: 'The plan changes on days when there is news.',
          why: 'The Daily Scrum is also there to adapt the Sprint Backlog as necessary. A plan that changes when there is news shows that this happens.',
        },
        e: {
          text: 'The Scrum Master has fewer questions afterward.',
          why: "The Daily Scrum is for the Developers, who inspect progress and adapt their plan. Informing the Scrum Master isn't its purpose.",
        },
      },
      answers: ['a', 'd'],
      rests: ['daily-scrum-1', 'daily-scrum-2'],
    },
    {
      id: 'daily-scrum-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Developers may answer the three questions in their Daily Scrum, although the Scrum Guide no longer contains them.',
      answer: true,
      why: {
        true: 'The Developers select the structure. The questions are one possibility, as long as the event focuses on the Sprint Goal and leads to a plan.',
        false:
          "The questions were removed in 2020, but that doesn't forbid them. The Developers select the structure.",
      },
      rests: ['daily-scrum-7'],
    },
  ],
}
