import type { Bar, BarChart } from '../../../tooling/charts/chart'

/** The twelve Sprints of the city's parking team. */
const bar = (value: number, index: number): Bar => ({
  name: `${index + 1}`,
  value,
  look: index < 6 ? 'gray' : 'accent',
})

export const chart: BarChart = {
  kind: 'bars',
  title: 'Velocity: points Done',
  subtitle: 'blue: 24 or more are expected',
  xTitle: 'Sprint',
  height: 440,
  to: 30,
  bars: [
    bar(20, 0),
    ...[24, 12, 19, 25, 20, 25, 25, 24, 24, 26, 26].map((value, index) => bar(value, index + 1)),
  ],
}
