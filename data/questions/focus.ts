import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'focus',
  lesson: '/scrum/psm-1/scrum-values/focus',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'focus-1',
      kind: 'single',
      difficulty: 2,
      stem: '"A Scrum Team with focus works on one item at a time," says a trainer. What does the Scrum Guide support?',
      options: {
        a: {
          text: 'One objective at a time for the Scrum Team',
          why: 'The team focuses on one objective at a time, the Product Goal, and each Sprint has one Sprint Goal.',
        },
        b: {
          text: 'One item at a time for each Developer',
          why: "It's a useful practice for some teams, but the Guide sets no such limit. It speaks of one objective at a time for the whole team.",
        },
        c: {
          text: 'One objective at a time for each Developer',
          why: 'The Scrum Team focuses on one common objective at a time, the Product Goal. Separate goals would lead to separate initiatives.',
        },
        d: {
          text: 'One item at a time for the Scrum Team',
          why: "The Guide doesn't limit the number of items. For a Scrum Team, focus means one objective at a time, the Product Goal.",
        },
      },
      answer: 'a',
      rests: ['team-5', 'sprint-goal-1'],
    },
    {
      id: 'focus-2',
      kind: 'single',
      difficulty: 3,
      stem: "A bug locks some users out. The Product Owner has approved such fixes, this one takes half an hour, and it doesn't endanger the Sprint Goal. What should the Developers do?",
      options: {
        a: {
          text: 'Get permission from the Scrum Master first.',
          why: "The Developers adapt their own plan and don't need permission for it. The Scrum Master coaches the team in managing itself.",
        },
        b: {
          text: 'Leave it for the next Sprint.',
          why: "Only changes that would endanger the Sprint Goal are excluded from a Sprint, and this one doesn't. Waiting sounds like focus but keeps users locked out.",
        },
        c: {
          text: 'Do it today and tell the Product Owner.',
          why: "No change may endanger the Sprint Goal, and this one doesn't. A primary focus leaves room for other work.",
        },
        d: {
          text: 'Ask the Product Owner first where it belongs in the order.',
          why: "The Product Owner has approved such fixes already, and the goal isn't in danger. Asking again would only keep users waiting.",
        },
      },
      answer: 'c',
      rests: ['sprint-7', 'values-5'],
    },
    {
      id: 'focus-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'According to the Scrum Guide, which two of these improve or create focus? (Choose two.)',
      options: {
        a: {
          text: 'A plan that fills every hour of the Developers',
          why: "Keeping people busy isn't focus. Focus is on progress toward the team's goals, and a full plan leaves no room for surprises on the way.",
        },
        b: {
          text: 'A pace that the Scrum Team can sustain',
          why: "Working at a sustainable pace improves the team's focus and consistency.",
        },
        c: {
          text: 'An actionable plan from the Daily Scrum',
          why: 'The Daily Scrum produces a plan for the next day, which creates focus and improves self-management.',
        },
        d: {
          text: 'A rule that keeps stakeholders away from the Developers',
          why: "The Scrum Master removes barriers between stakeholders and Scrum Teams, so the Guide wouldn't call this focus. Focus comes from working toward common goals.",
        },
      },
      answers: ['b', 'c'],
      rests: ['team-15', 'daily-scrum-9'],
    },
    {
      id: 'focus-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team may set two Sprint Goals for a Sprint, one for new features and one for bugs.',
      answer: false,
      why: {
        true: 'Two kinds of work seem to need two goals. The Developers may select both kinds, and the Sprint still has one goal.',
        false:
          '"The Sprint Goal is the single objective for the Sprint." Two goals would take away the coherence and focus that it creates.',
      },
      rests: ['sprint-goal-1'],
    },
    {
      id: 'focus-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Every item makes a little progress each day, but the team hardly gets closer to its Sprint Goal. What would bring more focus?',
      options: {
        a: {
          text: 'Selecting smaller items, so that each Developer finishes one',
          why: "The size of the items isn't the problem. With small items, the Developers would still work separately instead of toward the one Sprint Goal.",
        },
        b: {
          text: 'Sharing the work that the Sprint Goal depends on',
          why: 'The Sprint Goal gives everyone one objective. It encourages the team to work together instead of on separate initiatives.',
        },
        c: {
          text: 'Having one of the Developers assign the work each morning',
          why: 'The team decides internally who does what, and it has no hierarchies. One person who assigns would decide for all.',
        },
        d: {
          text: 'Reporting every evening how much work remains',
          why: "A report shows how much work remains, but it doesn't direct the work. What is missing is working together on what the Sprint Goal depends on.",
        },
      },
      answer: 'b',
      rests: ['sprint-goal-4', 'values-5', 'sprint-goal-7'],
    },
  ],
}
