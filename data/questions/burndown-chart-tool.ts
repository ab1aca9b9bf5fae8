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
          why: 'The line tells how much is left, day by day. It falls when work is finished and rises when work is found.',
        },
        b: {
          text: 'Hours spent by each Developer, against the days of the Sprint',
          why: 'Time spent does not say how much is left. A piece may have eaten twenty hours and still need eight.',
        },
        c: {
          text: 'Story points Done, against the number of the Sprint',
          why: 'That would be a record of velocity over several Sprints.',
        },
        d: {
          text: 'Budget that is left, against the releases of the product',
          why: 'Money is not what a burndown counts, and a sprint burndown looks at one Sprint only.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'burndown-chart-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On the evening of day four, the burndown stands higher than on the evening of day three. All six Developers were at work all day. What is the likeliest reading?',
      options: {
        a: {
          text: 'The Developers worked more slowly than the even pace demands.',
          why: 'Slow work makes the line fall less. It cannot make it rise.',
        },
        b: {
          text: 'An item failed the Definition of Done, so its whole size is charged to the next Sprint.',
          why: 'Nothing is charged to a later Sprint while this one runs. Unfinished work goes to the Product Backlog when the Sprint ends.',
        },
        c: {
          text: 'Somebody subtracted the hours spent instead of the work that is left.',
          why: 'Subtracting more would lower the line, and in the end drive it below zero.',
        },
        d: {
          text: 'More work was discovered or added that day than was finished.',
          why: 'The line shows the balance of work finished and work found. When it rises, more was found.',
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
        true: 'The chart counts work. Whether an objective has been reached cannot be read from a quantity of work that is left.',
        false:
          'The items are a forecast, and the goal leaves room in the exact work. A goal can be met with an item undone, and missed with a line at zero.',
      },
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'burndown-chart-tool-4',
      kind: 'single',
      difficulty: 3,
      stem: 'A release burndown stood at 12 items after Sprint 3 and at 12 items after Sprint 4. A stakeholder concludes that the team finished nothing. Which chart would settle the matter at a glance?',
      options: {
        a: {
          text: 'A sprint burndown of Sprint 4 in hours, for it shows each day',
          why: 'It shows what was left within that Sprint. What was added to the release is not on it.',
        },
        b: {
          text: 'A list of the hours that each Developer has booked in Sprint 4',
          why: 'Hours show presence. Neither finished items nor added ones can be read from them.',
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
          text: 'The Scrum Master sees to it that one is updated for every Daily Scrum.',
          why: 'No chart is required and no one is named for one. Progress is inspected with techniques that the Developers choose.',
        },
        c: {
          text: 'They are part of the Sprint Backlog, along with goal, items and plan.',
          why: 'The Sprint Backlog consists of these three. A chart may be drawn from it.',
        },
        d: {
          text: 'They do not replace the importance of empiricism.',
          why: 'In complex environments, what will happen is unknown, whatever a line points to.',
        },
        e: {
          text: 'They must be shown to stakeholders at the Sprint Review.',
          why: 'The Review discusses progress toward the Product Goal. It prescribes no chart.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'The Sprint',
    },
  ],
}
