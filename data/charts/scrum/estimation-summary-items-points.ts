import type { LineChart } from '../../../lib/charts/chart'

/** Items and points Done in the last eight Sprints, each in percent of its own average (5.25 items, 20.25 points). */
const items = [6, 5, 7, 5, 4, 6, 3, 6]
const points = [23, 20, 26, 19, 17, 24, 11, 22]

const ofAverage = (values: readonly number[]): number[] => {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map(value => Math.round((100 * value * values.length) / sum))
}

export const chart: LineChart = {
  kind: 'line',
  title: 'Done, in % of the average Sprint',
  height: 480,
  x: { title: 'Sprint', from: 1, every: 1 },
  y: { to: 150, every: 50 },
  lines: [
    { name: 'items', values: ofAverage(items), look: 'accent', end: 'items' },
    { name: 'points', values: ofAverage(points), look: 'second', end: 'points' },
  ],
}
