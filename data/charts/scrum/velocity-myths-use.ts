import type { ScatterChart } from '../../../tooling/charts/chart'

/** Ten items of the article's twelve Sprints: points, and drivers who used the result in its first month. */
export const chart: ScatterChart = {
  kind: 'scatter',
  title: 'Drivers in the first month',
  height: 480,
  x: { title: 'points', from: 0, to: 9, every: 1 },
  y: { to: 2000, every: 500 },
  points: [
    [1, 1900],
    [2, 340],
    [2, 1150],
    [3, 260],
    [3, 610],
    [3, 420],
    [5, 430],
    [5, 780],
    [8, 140],
    [8, 520],
  ],
  labels: [
    { point: [1, 1900], text: 'remember my plate', side: 'right' },
    { point: [8, 140], text: 'moving truck', side: 'left' },
  ],
}
