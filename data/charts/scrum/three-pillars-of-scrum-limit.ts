import type { LineChart } from '../../../lib/charts/chart'

/** Longest wait of each day, from the scan at the desk to the e-mail's departure; the numbers of the lesson. */
const march = [12, 14, 27, 41, 52, 66, 63, 58, 13, 11]
const may = [11, 13, 19, 27, 36, 12, 11, 13, 12, 10]

export const chart: LineChart = {
  kind: 'line',
  title: 'Longest wait, in minutes',
  subtitle: 'for the notice that a book is ready',
  height: 520,
  x: { title: 'working day', from: 1, every: 1 },
  y: { to: 80, every: 20 },
  lines: [
    {
      name: 'March',
      values: march,
      look: 'second',
      dots: true,
      labels: [{ at: 6, text: 'March: {value}', side: 'above', gap: 16 }],
    },
    {
      name: 'May',
      values: may,
      look: 'accent',
      dots: true,
      labels: [{ at: 5, text: 'May: {value}', side: 'above-right', gap: 22 }],
    },
  ],
  levels: [{ y: 30, text: 'limit: 30', side: 'above-left' }],
}
