import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'burndown-chart-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'In the second week of a Sprint, the burn-down has been flat for three days. The Developers look at it in their Daily Scrum. What should they do first?',
    options: {
      a: {
        text: 'Look at the Sprint Goal and adapt the plan for the day.',
        why: 'A flat line can mean blocked work, new work, or a chart that no one updates. The event is for inspecting progress toward the goal and adapting.',
      },
      b: {
        text: 'Raise it with the Product Owner and cancel the Sprint.',
        why: "A Sprint could be canceled when its goal becomes obsolete. A forecast in danger isn't a reason for that.",
      },
      c: {
        text: 'Look at the estimates and adapt them to an even pace.',
        why: 'That fixes only the drawing. The line of even pace is a visual aid, and the work stays as it was.',
      },
      d: {
        text: 'Raise it in the Retrospective and adapt how they work.',
        why: 'By then the Sprint is over. The Daily Scrum is there so that they can adapt while it still helps.',
      },
    },
    answer: 'a',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'burndown-chart-tool-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'By Wednesday of the first week, a burn-down counted in days of work has fallen by a third, and no item is Done. Which conclusions are sound? (Choose all that apply.)',
    options: {
      a: {
        text: 'This Sprint has yet to produce an Increment.',
        why: 'An Increment is born when an item meets the Definition of Done. None has.',
      },
      b: {
        text: 'A third of the next Increment can be shown now.',
        why: "Work that misses the Definition of Done isn't part of an Increment and isn't presented.",
      },
      c: {
        text: 'A third of the Sprint Goal has been reached.',
        why: 'A goal is not a quantity of work. Users cannot do anything new yet.',
      },
      d: {
        text: 'An item in progress may be counted in part.',
        why: 'Work that misses the Definition of Done is not part of an Increment. There is no partly Done.',
      },
      e: {
        text: 'The line may rise again during this Sprint.',
        why: 'The line shows the work that is known to be left, and the plan emerges throughout the Sprint.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Increment',
  },
  {
    id: 'burndown-chart-tool-8',
    kind: 'single',
    difficulty: 3,
    stem: 'The burn-down reaches zero on day seven of ten, and every item meets the Definition of Done. What do the Developers do?',
    options: {
      a: {
        text: 'They end the Sprint with its Review and Retrospective.',
        why: "A Sprint isn't shortened because its forecast was reached early.",
      },
      b: {
        text: 'They take on more work agreed with the Product Owner.',
        why: 'Sprints have a fixed length. More work may be added by agreement with the Developers, or items may be refined for later.',
      },
      c: {
        text: 'They take on more work assigned by the Scrum Master.',
        why: 'No one assigns work to the Developers. They select it, in discussion with the Product Owner.',
      },
      d: {
        text: 'They take on no new work until the Sprint is over.',
        why: 'Nothing forbids more work. The Sprint Backlog is updated throughout the Sprint.',
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'burndown-chart-tool-9',
    kind: 'single',
    difficulty: 1,
    stem: 'A manager wants burn-downs from all Scrum Teams every Friday and says that the Scrum Guide prescribes them. What is right?',
    options: {
      a: {
        text: 'They are required in a Sprint but optional for a release.',
        why: 'It prescribes them for neither. They are examples of forecasting practices.',
      },
      b: {
        text: 'They are optional but chosen by the Scrum Master.',
        why: "The Scrum Master is accountable for effectiveness and for establishing Scrum. The Guide doesn't give the Scrum Master this choice.",
      },
      c: {
        text: 'They were required until 2020 but have been dropped.',
        why: 'They were compulsory only until 2011, and the edition of 2020 still names them as an example.',
      },
      d: {
        text: 'They are optional but called a useful practice.',
        why: "The Guide calls them useful and says that they don't replace empiricism. The Sprint Backlog itself is meant to be highly visible.",
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'burndown-chart-tool-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'In a burn-up chart, the distance between the scope line and the Done line shows how much the team has finished so far.',
    answer: false,
    why: {
      true: 'That distance is the work that is left, which a burn-down would draw as a single line. The height of the Done line shows what has been finished.',
      false:
        'Scope is all there is to do, and Done is what has been finished. The gap between them is left to do.',
    },
    guideSection: 'Complementary practice',
    scope: 'near',
  },
  {
    id: 'burndown-chart-tool-11',
    kind: 'single',
    difficulty: 3,
    stem: 'A burn-down suggests that the Product Goal will be reached in May. The Product Owner therefore wants to hold Sprint Reviews without stakeholders. What is she overlooking?',
    options: {
      a: {
        text: 'The chart shows the work that is left but not the hours.',
        why: "Hours spent wouldn't help the stakeholders. They need to see the product and to say what it does for them.",
      },
      b: {
        text: 'The chart shows the work that is left but not its effect.',
        why: "A burn-down counts what is left. People find out whether the product helps by inspecting it, and the Guide says that such charts don't replace empiricism.",
      },
      c: {
        text: 'The chart shows a date in May that becomes a promise.',
        why: "Drawing a forecast doesn't turn it into a promise. Even with a promise, the Review would keep its purpose.",
      },
      d: {
        text: 'The chart shows a trend that only the Scrum Master may present.',
        why: 'The Guide gives the Scrum Master no such task. Anyone on the team may show a forecast.',
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
    focusArea: 'Empiricism',
  },
  {
    id: 'burndown-chart-tool-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team finds that its burn-down never changes a decision. It may stop using the chart in the middle of a Sprint and work without one.',
    answer: true,
    why: {
      true: "Burn-downs have proven useful, but the Guide doesn't require any chart. The Developers still inspect their progress every day.",
      false:
        'No chart is required. What has to go on is the inspection of progress toward the Sprint Goal, with techniques that the Developers select.',
    },
    guideSection: 'The Sprint',
  },
]
