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
      stem: 'A new Developer looks at a sprint burndown for the first time. What do the two axes show?',
      options: {
        a: {
          text: 'Work remaining, against the days of the Sprint',
          why: 'The line shows how much is left, day by day. It falls when work is finished and rises when work is found.',
        },
        b: {
          text: 'Hours spent by each Developer, against the days of the Sprint',
          why: "Time spent doesn't tell you how much is left. A piece may have taken twenty hours and still need eight.",
        },
        c: {
          text: 'Story points Done, against the number of the Sprint',
          why: 'That would be a record of velocity over several Sprints.',
        },
        d: {
          text: 'Budget left, against the releases of the product',
          why: 'A burndown counts work and not money, and a sprint burndown covers only one Sprint.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'burndown-chart-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On the evening of day four, the burndown is higher than on the evening of day three. All six Developers were at work all day. What is the likeliest explanation?',
      options: {
        a: {
          text: 'The Developers worked more slowly than the even pace.',
          why: "Slow work makes the line fall less. It can't make the line rise.",
        },
        b: {
          text: "An item didn't meet the Definition of Done, so its whole size was added to the next Sprint.",
          why: "The chart shows only this Sprint. An item that isn't Done returns to the Product Backlog.",
        },
        c: {
          text: 'Someone subtracted the hours spent instead of asking what is left.',
          why: 'Subtracting more would lower the line and might take it below zero.',
        },
        d: {
          text: 'More work was discovered or added that day than was finished.',
          why: 'The line falls with finished work and rises with new work. When it rises, more work was found than finished.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
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
          'The items are a forecast, and the goal leaves flexibility in the exact work. A team can meet the goal with an item left, or miss it with a line at zero.',
      },
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'burndown-chart-tool-4',
      kind: 'single',
      difficulty: 3,
      stem: "A release burndown was at 12 items after Sprint 3 and at 12 items after Sprint 4. A stakeholder concludes that the team finished nothing. Which chart would show at a glance whether that's true?",
      options: {
        a: {
          text: 'A sprint burndown of Sprint 4 in hours, because it shows each day',
          why: 'It shows what was left within that Sprint, but not what was added to the release.',
        },
        b: {
          text: 'A list of the hours that each Developer has booked in Sprint 4',
          why: "Hours don't tell you which items were finished or added.",
        },
        c: {
          text: 'A burn-up, because it draws Done items and scope as two lines',
          why: 'If the Done line rose by four and the scope by four, the gap stayed at 12 although four items were finished.',
        },
        d: {
          text: 'The same burndown with an even pace from the first Sprint to the last',
          why: 'The dashed line adds no data. It still shows only the balance of the two movements.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'burndown-chart-tool-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two statements about burndown charts agree with the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'They have proven useful for forecasting progress.',
          why: 'Burn-downs are one of three examples of such practices, and the Guide calls them proven useful.',
        },
        b: {
          text: 'The Scrum Master makes sure that one is updated for every Daily Scrum.',
          why: "The Guide doesn't require a chart or name anyone for it. The Developers inspect progress with techniques that they choose.",
        },
        c: {
          text: 'They are part of the Sprint Backlog, along with goal, items and plan.',
          why: 'The Sprint Backlog consists of these three. A chart may be drawn from it.',
        },
        d: {
          text: 'They do not replace the importance of empiricism.',
          why: 'In a complex environment, no one knows what will happen, wherever a line points.',
        },
        e: {
          text: 'They must be shown to stakeholders at the Sprint Review.',
          why: "Progress toward the Product Goal is discussed at the Review. The Guide doesn't prescribe a chart for that.",
        },
      },
      answers: ['a', 'd'],
      guideSection: 'The Sprint',
    },
  ],
}
