import type { LineChart } from '../../../tooling/charts/chart'
import { itemsDoneOnDay as doneOn } from '../../example/reading-rooms'
import { sprintFacts } from '../../example/sprints'

/** The Sprint of burndown-chart-tool-reading-rooms: when each of five items met the Definition of Done. */
const selected = sprintFacts(16).forecast ?? 0
const days = Array.from({ length: 11 }, (_, day) => day)

export const chart: LineChart = {
  kind: 'line',
  title: 'Items that are not Done',
  height: 400,
  x: { title: 'evening of working day', from: 0, every: 1 },
  y: { to: 8, every: 2 },
  lines: [
    {
      name: 'items',
      values: days.map(day => selected - doneOn.filter(each => each <= day).length),
      look: 'accent',
      steps: true,
      labels: [
        { at: 0, text: '{value}', side: 'above-right', gap: 14 },
        { at: 7, text: 'two on one day', side: 'below-left', gap: 20 },
        { at: 10, text: '{value}', side: 'above', gap: 14 },
      ],
    },
  ],
}
