import type { Bar, BarChart } from '../../../lib/charts/chart'

/** The eight Sprints of Release Planning and of the summary on estimation: 162 points in all; gray: highest and lowest. */
const bar = (value: number, index: number): Bar => ({
  name: `${index + 1}`,
  value,
  look: value === 26 || value === 11 ? 'gray' : 'accent',
})

export const chart: BarChart = {
  kind: 'bars',
  title: 'Points Done per Sprint',
  xTitle: 'Sprint',
  height: 440,
  y: { to: 30, every: 10 },
  bars: [bar(23, 0), ...[20, 26, 19, 17, 24, 11, 22].map((value, index) => bar(value, index + 1))],
  range: 'from {low}\nto {high}',
}
