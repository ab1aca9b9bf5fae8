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
      stem: 'What does the line in the burndown of a Sprint show from day to day?',
      options: {
        a: {
          text: 'How many hours each Developer has worked',
          why: "The line shows how much work is left, and time spent doesn't tell you that. A task may have taken twenty hours and still need eight.",
        },
        b: {
          text: 'How much work is left in the Sprint',
          why: 'A burndown shows the work that is left. Its line falls when work is finished and rises when work is found.',
        },
        c: {
          text: 'How many points the team finished in past Sprints',
          why: 'That would be a record of velocity over several Sprints. The burndown of a Sprint shows the work that is left in this one.',
        },
        d: {
          text: 'How much of the budget is left for the release',
          why: 'A burndown counts the work that is left, not money, and this one covers only one Sprint.',
        },
      },
      answer: 'b',
      scope: 'near',
    },
    {
      id: 'burndown-chart-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'From day three to day four of a Sprint, the burndown went up, although everyone was at work. What is the likeliest explanation?',
      options: {
        a: {
          text: 'The Developers worked more slowly than planned.',
          why: 'The line shows the work that is left. If work goes slowly, it falls less. It rises if more work is found than finished.',
        },
        b: {
          text: 'The Developers worked more hours than planned.',
          why: 'The chart shows how much work is left, not how many hours were spent. It rises if more work is found than finished.',
        },
        c: {
          text: 'The Developers found more work than they finished.',
          why: 'The line shows the work that is left. It falls with finished work and rises with new work, so here more was found than finished.',
        },
        d: {
          text: 'The Developers returned an item to the Product Backlog.',
          why: 'The line shows the work left in the Sprint. An item that leaves the Sprint takes its work with it, so the line would fall.',
        },
      },
      answer: 'c',
      scope: 'near',
    },
    {
      id: 'burndown-chart-tool-3',
      kind: 'true-false',
      difficulty: 2,
      stem: 'If the burndown of a Sprint ends above zero, the Sprint Goal was missed.',
      answer: false,
      why: {
        true: "The chart counts work, and it is easily taken for the goal. Work that is left doesn't tell you whether an objective has been reached.",
        false:
          'The Developers commit to the Sprint Goal, which leaves open the exact work. A team can reach it with an item left, or miss it with the line at zero.',
      },
      rests: ['sprint-goal-2'],
    },
    {
      id: 'burndown-chart-tool-4',
      kind: 'single',
      difficulty: 2,
      stem: 'A release burndown fell only from 10 to 9 items in a Sprint. A stakeholder concludes that the team finished one item. What would show whether that is true?',
      options: {
        a: {
          text: 'A burn-up with one line for the scope and one for the Done items',
          why: 'If the Done line rose by four and the scope by three, the gap shrank by only one although four items were finished.',
        },
        b: {
          text: 'A burndown with a second line for the hours that the team has left',
          why: "To know what was finished, you have to see separately what was added to the release. The hours left on each day don't show that.",
        },
        c: {
          text: 'A burndown with a second line for an even pace',
          why: 'The even pace adds no data. The other line still shows only the balance of what was finished and added.',
        },
        d: {
          text: 'A list of the hours that everyone worked in the Sprint',
          why: "To know what was finished, you have to count finished and added items separately. Hours worked don't tell you either.",
        },
      },
      answer: 'a',
      scope: 'near',
    },
    {
      id: 'burndown-chart-tool-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two statements about burndown charts agree with the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The Scrum Master updates them for each Daily Scrum.',
          why: 'The Guide requires no chart and gives no one this task. The Developers choose their techniques.',
        },
        b: {
          text: 'They have proven useful for forecasting progress.',
          why: 'Burn-downs are one of three examples of such practices, and the Guide calls them useful.',
        },
        c: {
          text: 'They have to be shown at each Sprint Review.',
          why: "Progress toward the Product Goal is discussed at the Review. The Guide doesn't prescribe a chart for that.",
        },
        d: {
          text: 'They are a part of the Sprint Backlog.',
          why: 'The Sprint Backlog consists of the Sprint Goal, the selected items and the plan. A chart may be drawn from it.',
        },
        e: {
          text: "They don't replace the importance of empiricism.",
          why: 'In a complex environment, what will happen is unknown, wherever a line points. Decisions about the future can use only what has already happened.',
        },
      },
      answers: ['b', 'e'],
      rests: ['sprint-15', 'sprint-16'],
    },
  ],
}
