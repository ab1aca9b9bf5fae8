import type { LineChart } from '../../../tooling/charts/chart'

/**
 * The others push five changes a day; the branch merges none for eight days, the daily mergers merge three
 * times a day.
 */
const days = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const chart: LineChart = {
  kind: 'line',
  title: 'Changes by others',
  subtitle: 'that your copy lacks',
  x: { title: 'working day', from: 0, every: 2 },
  y: { to: 40, every: 10 },
  lines: [
    {
      name: 'on a branch',
      values: days.map(day => 5 * day),
      look: 'second',
      labels: [{ at: 5, text: 'on a branch', side: 'above-left', gap: 20 }],
      end: '{value}',
    },
    {
      name: 'merged three times a day',
      values: days.map(day => Math.min(2, 5 * day)),
      look: 'accent',
      labels: [{ at: 8, text: 'three merges a day', side: 'above-left', gap: 14 }],
      end: '{value}',
    },
  ],
}
