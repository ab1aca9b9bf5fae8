import type { LineChart } from '../../../tooling/charts/chart'
import { recordItems, recordPoints } from '../../example/record'

/** Items and points Done in Sprints 13 to 20, each in percent of its own average (5.25 items, 20.25 points). */
const ofAverage = (values: readonly number[]): number[] => {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map(value => Math.round((100 * value * values.length) / sum))
}

export const chart: LineChart = {
  kind: 'line',
  title: 'Done, in % of the average Sprint',
  height: 480,
  x: { title: 'Sprint', from: 13, every: 1 },
  y: { to: 150, every: 50 },
  lines: [
    { name: 'items', values: ofAverage(recordItems), look: 'accent', end: 'items' },
    { name: 'points', values: ofAverage(recordPoints), look: 'second', end: 'points' },
  ],
}
