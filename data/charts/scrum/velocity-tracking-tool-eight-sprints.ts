import type { Bar, BarChart } from '../../../tooling/charts/chart'
import { recordPoints, recordSprints } from '../../example/record'

const extremes = [Math.max(...recordPoints), Math.min(...recordPoints)]

/** Sprints 13 to 20, as in Release Planning and the summary on estimation; gray: highest and lowest. */
const bar = (value: number, index: number): Bar => ({
  name: String(recordSprints[index]),
  value,
  look: extremes.includes(value) ? 'gray' : 'accent',
})

export const chart: BarChart = {
  kind: 'bars',
  title: 'Points Done per Sprint',
  xTitle: 'Sprint',
  height: 440,
  to: 30,
  bars: recordPoints.map(bar),
  range: 'from {low}\nto {high}',
}
