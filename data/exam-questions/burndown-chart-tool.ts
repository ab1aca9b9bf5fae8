import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'burndown-chart-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The burn-down has been flat for two days. In which event do the Developers inspect their progress toward the Sprint Goal and adapt the plan?',
    options: {
      a: {
        text: 'In Sprint Planning',
        why: 'Sprint Planning makes the plan before the work begins. Once the Sprint is running, the Developers inspect progress and adapt the plan in the Daily Scrum.',
      },
      b: {
        text: 'In the Daily Scrum',
        why: 'The Daily Scrum is there to inspect progress toward the Sprint Goal and to adapt the Sprint Backlog as necessary.',
      },
      c: {
        text: 'In the Sprint Review',
        why: 'The Review inspects the outcome of the Sprint with stakeholders. That is too late for this plan, which the Developers adapt in the Daily Scrum.',
      },
      d: {
        text: 'In the Sprint Retrospective',
        why: 'The Retrospective plans ways to increase quality and effectiveness, and the Sprint ends with it. The plan for this Sprint is adapted in the Daily Scrum.',
      },
    },
    answer: 'b',
    rests: ['daily-scrum-1'],
  },
  {
    id: 'burndown-chart-tool-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A burn-down of tasks has fallen by a third, but no item is Done. Which conclusions are sound? (Choose all that apply.)',
    options: {
      a: {
        text: "This Sprint hasn't created an Increment yet.",
        why: 'An Increment is born when an item meets the Definition of Done. So far, no item does.',
      },
      b: {
        text: 'A third of an Increment can be presented now.',
        why: "Work that misses the Definition of Done isn't part of an Increment and isn't presented.",
      },
      c: {
        text: 'A third of the Sprint Goal has been reached.',
        why: "The Sprint Goal is an objective and not a quantity of work. A third of the tasks doesn't show how far it has been reached, and no item is usable yet.",
      },
      d: {
        text: 'The line may still rise during this Sprint.',
        why: 'It shows the work that is known to be left, and the plan is updated as more is learned.',
      },
    },
    answers: ['a', 'd'],
    rests: ['increment-9', 'done-2'],
  },
  {
    id: 'burndown-chart-tool-8',
    kind: 'single',
    difficulty: 3,
    stem: 'On day seven of ten, all selected items are Done, and the Developers have time for another one. What fits Scrum best?',
    options: {
      a: {
        text: 'They end the Sprint early.',
        why: 'Sprints have a fixed length, even if all selected items are Done. For the days that remain, the Developers can agree with the Product Owner on more work.',
      },
      b: {
        text: 'They agree with the Product Owner on more work.',
        why: 'Scope may be renegotiated with the Product Owner as more is learned. The remaining days belong to the same Sprint.',
      },
      c: {
        text: 'They change their plan at once, among themselves.',
        why: 'Their plan is theirs to change. Another item is a change of scope, which they negotiate with the Product Owner.',
      },
      d: {
        text: 'They wait for the next Daily Scrum, where plans are changed.',
        why: 'The plan can be adjusted at any time, not only in the Daily Scrum. Another item changes the scope, so the Developers talk with the Product Owner now.',
      },
    },
    answer: 'b',
    rests: ['sprint-10', 'sprint-3'],
  },
  {
    id: 'burndown-chart-tool-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager says that the Scrum Guide prescribes burn-downs for every Scrum Team. What is right?',
    options: {
      a: {
        text: 'They are required for a Sprint and optional for a release.',
        why: 'The Guide requires burn-downs neither for a Sprint nor for a release. It names them as an example of forecasting practices.',
      },
      b: {
        text: 'Each team has to keep at least one chart.',
        why: 'The Guide names three examples of forecasting practices and requires none of them.',
      },
      c: {
        text: 'They were required until the Guide of 2020.',
        why: 'Editions since 2011 no longer require them. The edition of 2020 still names them as an example.',
      },
      d: {
        text: 'They are optional, and the Guide calls them useful.',
        why: "The Guide names burn-downs among practices proven useful for forecasting and says that they don't replace empiricism.",
      },
    },
    answer: 'd',
    rests: ['sprint-15'],
  },
  {
    id: 'burndown-chart-tool-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'In a burn-up chart, the distance between the scope line and the Done line shows how much the team has finished.',
    answer: false,
    why: {
      true: 'That distance is the work that is left, which a burn-down would draw as a single line. The height of the Done line shows what has been finished.',
      false:
        'Scope is all there is to do, and Done is what has been finished. The gap between them is left to do.',
    },
    scope: 'near',
  },
  {
    id: 'burndown-chart-tool-11',
    kind: 'single',
    difficulty: 2,
    stem: 'A burn-down suggests that the Product Goal will be reached in May, so the Product Owner wants to hold Reviews without stakeholders. What is she overlooking?',
    options: {
      a: {
        text: 'A forecast becomes a promise as soon as it contains a month.',
        why: 'A forecast stays a forecast, even if it names a month. She overlooks what the Review is for: stakeholders inspect the outcome, and no chart replaces that.',
      },
      b: {
        text: "A chart can't replace what stakeholders say about the product.",
        why: "A burn-down counts what is left. The Guide says that such charts are useful but don't replace empiricism.",
      },
      c: {
        text: 'A forecast needs the agreement of the whole Scrum Team.',
        why: "The Guide doesn't ask for such an agreement. Forecasts are useful, but they don't replace what the team learns when stakeholders inspect the outcome in the Review.",
      },
      d: {
        text: 'A burn-down is meant for one Sprint and not for a Product Goal.',
        why: "A burn-down can cover any amount of work, that for a Product Goal included. But it doesn't replace empiricism: stakeholders still inspect the outcome of each Sprint.",
      },
    },
    answer: 'b',
    rests: ['sprint-16'],
  },
  {
    id: 'burndown-chart-tool-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team may stop using its burn-down in the middle of a Sprint.',
    answer: true,
    why: {
      true: 'Burn-downs have proven useful, but no chart is required. The Developers still inspect their progress every day.',
      false:
        'The Guide only names burn-downs as an example. What has to go on is the daily inspection of progress, with techniques that the Developers select.',
    },
    rests: ['sprint-15'],
  },
  {
    id: 'burndown-chart-tool-41',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A proven burn-up chart makes empiricism less important.',
    answer: false,
    why: {
      true: "Such charts are useful for forecasts, but they don't replace the importance of empiricism.",
      false:
        'Burn-ups have proven useful for forecasts, but what will happen is still unknown in complex environments. Decisions rest on experience.',
    },
    rests: ['sprint-16', 'sprint-15'],
  },
]
