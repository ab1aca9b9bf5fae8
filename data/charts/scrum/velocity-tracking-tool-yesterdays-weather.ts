import type { LineChart } from '../../../tooling/charts/chart'
import { recordPoints as points, recordSprints } from '../../example/record'

/** Points Done in Sprints 16 to 20, and what two rules would have forecast from Sprint 13 on. */
const lastThree = (index: number): number =>
  points.slice(index - 3, index).reduce((sum, each) => sum + each, 0) / 3
const tested = [3, 4, 5, 6, 7]

export const chart: LineChart = {
  kind: 'line',
  title: 'Points: forecast and Done',
  height: 520,
  x: { title: 'Sprint', names: tested.map(index => String(recordSprints[index])) },
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
      name: 'average of the last three',
      values: tested.map(index => Math.round(lastThree(index) * 10) / 10),
      look: 'plan',
      end: 'average of\nlast three',
    },
  ],
}
