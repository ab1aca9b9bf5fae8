import { barsOf } from '../../../lib/charts/bars-of'
import type { Bar, BarChart } from '../../../lib/charts/chart'
import { recordPoints } from '../../canon/record'

const extremes = [Math.max(...recordPoints), Math.min(...recordPoints)]

/** The eight Sprints of Release Planning and of the summary on estimation: 162 points in all; gray: highest and lowest. */
const bar = (value: number, index: number): Bar => ({
  name: `${index + 1}`,
  value,
  look: extremes.includes(value) ? 'gray' : 'accent',
})

export const chart: BarChart = {
  kind: 'bars',
  title: 'Points Done per Sprint',
  xTitle: 'Sprint',
  height: 440,
  y: { to: 30, every: 10 },
  bars: barsOf(recordPoints.map(bar)),
  range: 'from {low}\nto {high}',
}
