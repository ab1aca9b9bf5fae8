import type { LineChart } from '../../../lib/charts/chart'
import { recordPoints as points } from '../../canon/record'

/** Points Done in Sprints 1 to 8, and what two rules would have forecast for Sprints 4 to 8. */
const lastThree = (index: number): number =>
  points.slice(index - 3, index).reduce((sum, each) => sum + each, 0) / 3
const tested = [3, 4, 5, 6, 7]

export const chart: LineChart = {
  kind: 'line',
  title: 'Points: forecast and Done',
  height: 520,
  x: { title: 'Sprint', names: ['4', '5', '6', '7', '8'] },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'Done',
      values: tested.map(index => points[index] ?? null),
      look: 'accent',
      dots: true,
      end: 'Done',
    },
    {
      name: 'like the last Sprint',
      values: tested.map(index => points[index - 1] ?? null),
      look: 'second',
      end: 'like the\nlast one',
    },
    {
      name: 'mean of the last three',
      values: tested.map(index => Math.round(lastThree(index) * 10) / 10),
      look: 'plan',
      end: 'mean of\nlast three',
    },
  ],
}
