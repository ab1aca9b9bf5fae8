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
      stem: "Three Developers like the three questions, and three would rather go through the board. They ask the Scrum Master to choose. Which answer fits the Scrum Master's accountability best?",
      options: {
        a: {
          text: '"I suggest the questions, because the Guide lists them."',
          why: "The Guide doesn't prescribe a form. The questions were an example in 2017, and the 2020 edition leaves them out.",
        },
        b: {
          text: '"I suggest the board, and I\'ll lead you for a month."',
          why: "The event is for the Developers. They won't learn to run it if someone else leads it.",
        },
        c: {
          text: '"I suggest trying both, and you can judge the results."',
          why: 'The Developers can select structure and techniques. The Scrum Master coaches them by suggesting how to find out, and leaves the choice to them.',
        },
        d: {
          text: '"I suggest asking the Product Owner to decide for you."',
          why: "The Developers select the structure and the techniques. The Product Owner doesn't decide that for them.",
        },
      },
      answer: 'c',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Each card in progress gets a dot at every Daily Scrum. Pieces of work usually take up to three days. Today one card has five dots, and its Developer says, "I\'m still working on it." What should the Developers do?',
      options: {
        a: {
          text: 'Return its item and tell the Product Owner.',
          why: "An old card doesn't prove that the item can't be Done. A change of scope is negotiated with the Product Owner first.",
        },
        b: {
          text: 'Pass it on and let a faster colleague finish.',
          why: "They don't know yet what is holding it up. Someone else may meet the same obstacle.",
        },
        c: {
          text: 'Leave it and wait for a report from its owner.',
          why: "People may notice late that they're stuck, and the dots show it sooner. The goal matters to all Developers.",
        },
        d: {
          text: 'Talk about it and plan who will help tomorrow.',
          why: 'The age shows that something is unusual. The event lets the Developers adapt their plan toward the goal.',
        },
      },
      answer: 'd',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-tool-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team is trying a new format for its Daily Scrum and wants to know whether it serves the purpose of the event. Which two observations tell the team most? (Choose two.)',
      options: {
        a: {
          text: 'Fewer important facts are missed during the day.',
          why: 'The event should bring such things to light, and any format can fail at that.',
        },
        b: {
          text: 'More of the fifteen minutes are used on most days.',
          why: "If the plan is made after nine minutes, the event may end. The full length doesn't show that it worked.",
        },
        c: {
          text: 'Fewer differences show in how long people speak.',
          why: 'Equal time is fair, but it tells you nothing about progress or the plan.',
        },
        d: {
          text: 'More plans are changed on the day there is news.',
          why: 'The purpose is to inspect progress and adapt the Sprint Backlog as necessary.',
        },
        e: {
          text: "Fewer tasks escape the Scrum Master's attention.",
          why: "The event isn't a report to the Scrum Master. It should leave the Developers with a plan.",
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Developers who keep using the three questions because they find them helpful can do so in line with the current Scrum Guide.',
      answer: true,
      why: {
        true: 'They may choose any structure, as long as it focuses on progress toward the Sprint Goal and leads to an actionable plan.',
        false:
          "The questions are no longer in the Guide, but they aren't forbidden. The Guide asks for a focus on the goal and for a plan.",
      },
      guideSection: 'Daily Scrum',
    },
  ],
}
