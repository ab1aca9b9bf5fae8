import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'burndown-chart-tool',
  lesson: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'burndown-chart-tool-1',
      kind: 'single',
      difficulty: 1,
      stem: 'A new Developer looks at the burndown of a Sprint for the first time. What does its line show from day to day?',
      options: {
        a: {
          text: 'The hours that each Developer has spent on the work',
          why: "Time spent doesn't tell you how much is left. A task may have taken twenty hours and still need eight.",
        },
        b: {
          text: 'The work that the Developers still have ahead of them',
          why: 'The line shows how much is left, day by day. It falls when work is finished and rises when work is found.',
        },
        c: {
          text: 'The points that the team finished in past Sprints',
          why: 'That would be a record of velocity over several Sprints.',
        },
        d: {
          text: 'The budget that the team still has for the release',
          why: 'A burndown counts work and not money, and a sprint burndown covers only one Sprint.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
      scope: 'near',
    },
    {
      id: 'burndown-chart-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On the evening of day four, the burndown of a Sprint is higher than on the evening of day three. All six Developers were at work. What is the likeliest explanation?',
      options: {
        a: {
          text: 'More work was planned for that day than was finished.',
          why: "The line shows the work left in the Sprint, not a plan for each day. If work goes slowly, the line falls less, but it doesn't rise.",
        },
        b: {
          text: 'More hours were spent on that day than were planned.',
          why: "Hours spent don't appear in the chart. It shows what is left.",
        },
        c: {
          text: 'More work was found on that day than was finished.',
          why: 'The line falls with finished work and rises with new work. When it rises, more work was found than finished.',
        },
        d: {
          text: 'More items were returned on that day than were finished.',
          why: 'An item that goes back to the Product Backlog is work that leaves the Sprint, so it would lower the line.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
      scope: 'near',
    },
    {
      id: 'burndown-chart-tool-3',
      kind: 'true-false',
      difficulty: 2,
      stem: 'On the last day of a Sprint, the burndown ends above zero. It follows that the Sprint Goal was missed.',
      answer: false,
      why: {
        true: "The chart counts work. You can't tell from the work left whether an objective has been reached.",
        false:
          'The items are a forecast, and the goal leaves flexibility in the exact work. A team can meet the goal with an item left, or miss it with the line at zero.',
      },
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'burndown-chart-tool-4',
      kind: 'single',
      difficulty: 2,
      stem: 'The burndown of a release was at 10 items after Sprint 5 and is at 9 items after Sprint 6. A stakeholder concludes that the team finished only one item. What would show whether that is true?',
      options: {
        a: {
          text: 'A burn-up with lines for the scope and the Done items',
          why: 'If the Done line rose by four and the scope by three, the gap shrank by only one although four items were finished.',
        },
        b: {
          text: 'A burndown with lines for the days and the hours left',
          why: 'It shows how many hours were left on each day, but not what was added to the release.',
        },
        c: {
          text: 'A burndown with lines for the real and the even pace',
          why: 'The line for the even pace adds no data. The line for the real pace still shows only the balance of what was finished and added.',
        },
        d: {
          text: 'A list with rows for the days and the hours worked',
          why: "Hours don't tell you which items were finished or added.",
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
      scope: 'near',
    },
    {
      id: 'burndown-chart-tool-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two statements about burndown charts agree with the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'They are updated in each Daily Scrum by the Scrum Master.',
          why: "The Guide doesn't require a chart or name anyone for it. The Developers inspect progress with techniques that they choose.",
        },
        b: {
          text: 'They are useful as one of several forecasting practices.',
          why: 'Burn-downs are one of three examples of such practices, and the Guide calls them proven useful.',
        },
        c: {
          text: 'They are shown in each Sprint Review to the stakeholders.',
          why: "Progress toward the Product Goal is discussed at the Review. The Guide doesn't prescribe a chart for that.",
        },
        d: {
          text: 'They are one of the parts that make up the Sprint Backlog.',
          why: 'The Sprint Backlog consists of the Sprint Goal, the selected items and the plan. A chart may be drawn from it.',
        },
        e: {
          text: "They are an aid and don't take the place of empiricism.",
          why: 'In a complex environment, no one knows what will happen, wherever a line points.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'The Sprint',
    },
  ],
}
