import type { LineChart } from '../../../lib/charts/chart'

/** Two items, of 8 and 5 points, were begun in Sprint 7 and Done in Sprint 8; in Sprint 7 they were called 90 and 80 % finished. */
const credit = 0.9 * 8 + 0.8 * 5

export const chart: LineChart = {
  kind: 'line',
  title: 'Points per Sprint, in two ways',
  height: 480,
  x: { title: 'Sprint', names: ['4', '5', '6', '7', '8'] },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'Done only',
      values: [19, 17, 24, 11, 22],
      look: 'accent',
      dots: true,
      end: '{value}',
      labels: [{ at: '7', text: 'Done only: {value}', side: 'below', gap: 20 }],
    },
    {
      name: 'with credit',
      values: [19, 17, 24, 11 + credit, 22 - credit],
      look: 'plan',
      end: '{value}',
      labels: [{ at: '7', text: 'with part credit: {value}', side: 'above', gap: 60 }],
    },
  ],
}
