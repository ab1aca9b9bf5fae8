import type { LineChart } from '../../../tooling/charts/chart'
import { recordPoints, recordSprints, returnedItems } from '../../example/record'

/** Points two items would have added to Sprint 19 for the share of them called finished. */
const credit = returnedItems.reduce((sum, { points, calledFinished }) => sum + calledFinished * points, 0)
const done = recordPoints.slice(3)
const [beforeReturn = 0, afterReturn = 0] = recordPoints.slice(-2)

export const chart: LineChart = {
  kind: 'line',
  title: 'Points per Sprint, in two ways',
  height: 480,
  x: { title: 'Sprint', names: recordSprints.slice(3).map(String) },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'Done only',
      values: done,
      look: 'accent',
      dots: true,
      end: '{value}',
      labels: [{ at: '19', text: 'Done only: {value}', side: 'below', gap: 20 }],
    },
    {
      name: 'with credit',
      values: [...done.slice(0, -2), beforeReturn + credit, afterReturn - credit],
      look: 'plan',
      end: '{value}',
      labels: [{ at: '19', text: 'with partial credit: {value}', side: 'above', gap: 60 }],
    },
  ],
}
