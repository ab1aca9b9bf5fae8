import type { LineChart } from '../../../lib/charts/chart'

/** Five people: two minutes to write a message, half a minute for each of the other four to read it. */
const perMessage = 2 + 4 * 0.5
/** Four people for nine minutes, and four minutes to write the outcome down. */
const call = 4 * 9 + 4

export const chart: LineChart = {
  kind: 'line',
  title: 'Minutes of work, all people together',
  height: 480,
  x: { title: 'messages in the thread', from: 0, every: 10 },
  y: { to: 200, every: 40 },
  lines: [
    {
      name: 'thread',
      values: Array.from({ length: 39 }, (_, messages) => messages * perMessage),
      look: 'accent',
      labels: [
        { at: 10, text: 'equal after 10', side: 'below-right', gap: 20 },
        { at: 38, text: 'thread: {value}', side: 'above-left', gap: 12 },
      ],
    },
    {
      name: 'call',
      values: Array.from({ length: 39 }, () => call),
      look: 'ink',
      labels: [{ at: 30, text: 'call: {value}', side: 'above', gap: 16 }],
    },
  ],
}
