import type { LineChart } from '../../../tooling/charts/chart'

/** A list of 34 items, 136 points, at the end of Sprint 6 of the article. The report subtracted each Sprint's points. */
const points = [25, 25, 24, 24, 26, 26]
const listItemsDone = [5, 4, 3, 3, 4, 4]
const scope = [34, 34, 35, 36, 37, 38, 38]

const sumOf = (numbers: readonly number[], count: number): number =>
  numbers.slice(0, count).reduce((sum, each) => sum + each, 0)
const ends = [0, 1, 2, 3, 4, 5, 6]

export const chart: LineChart = {
  kind: 'line',
  title: 'Items left on the list',
  height: 520,
  x: { title: 'end of Sprint', names: ends.map(end => `${end + 6}`) },
  y: { to: 40, every: 10 },
  lines: [
    {
      name: 'counted',
      values: ends.map(end => (scope[end] ?? 0) - sumOf(listItemsDone, end)),
      look: 'accent',
      dots: true,
      end: 'counted:\n{value}',
    },
    {
      name: 'computed',
      values: ends.map(end => Math.max(0, 136 - sumOf(points, end)) / 4),
      look: 'plan',
      end: 'computed:\n{value}',
    },
  ],
}
