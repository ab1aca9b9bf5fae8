import type { LineChart } from '../../../tooling/charts/chart'
import { waitLimit, waitsInSprint31 as march, waitsInSprint36 as may } from '../../example/notices'

/** Longest wait of each day, from the scan at the desk to the e-mail's departure; the numbers of the lesson. */
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
  levels: [{ y: waitLimit, text: `limit: ${waitLimit}`, side: 'above-left' }],
}
