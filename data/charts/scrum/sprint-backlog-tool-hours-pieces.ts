import type { LineChart } from '../../../tooling/charts/chart'

const open = [15, 15, 14, 13, 11, 11, 10, 7, 4, 2, 0]
const hours = [88, 84, 76, 70, 63, 63, 52, 38, 19, 9, 0]
/** Percent of what was open after Sprint Planning. */
const share = (values: readonly number[]) =>
  values.map(value => Math.round((100 * value) / (values[0] ?? value)))

/** The Sprint of the delivery round: open pieces and guessed hours each evening; day 0 is after Sprint Planning, day 5 a public holiday. */
export const chart: LineChart = {
  kind: 'line',
  title: 'Still open, in 100',
  subtitle: 'of what was open after planning',
  height: 480,
  x: { title: 'working day of the Sprint', from: 0, every: 1 },
  y: { to: 100, every: 25 },
  lines: [
    {
      name: 'pieces',
      values: share(open),
      look: 'accent',
      dots: true,
      labels: [{ at: 5, text: 'counted pieces', side: 'above-right', gap: 20 }],
    },
    {
      name: 'hours',
      values: share(hours),
      look: 'second',
      labels: [{ at: 7, text: 'guessed hours', side: 'below-left', gap: 14 }],
    },
  ],
}
