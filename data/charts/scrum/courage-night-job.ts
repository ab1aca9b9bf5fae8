import type { LineChart } from '../../../tooling/charts/chart'

const aNight = 120
const nights = 11
/** Night 0 is the evening before the first; the decisions are followed up to night 16. */
const axis = Array.from({ length: 17 }, (_, night) => night)

/** 120 loans a night: eleven nights so far, and the outcome of either decision. */
export const chart: LineChart = {
  kind: 'line',
  title: 'Loans stored against the promise',
  height: 560,
  x: { title: 'night', from: 0, every: 11 },
  y: { to: 2000, every: 500 },
  lines: [
    {
      name: 'so far',
      values: axis.map(night => (night > nights ? null : night * aNight)),
      look: 'ink',
      steps: true,
      labels: [{ at: 6, text: `${aNight} more\na night`, side: 'above-left', gap: 20 }],
    },
    {
      name: 'stop',
      values: axis.map(night => (night < nights ? null : nights * aNight)),
      look: 'accent',
      labels: [{ at: 13, text: 'stop: {value};\n900 reminders\nare not sent', side: 'below', gap: 64 }],
    },
    {
      name: 'wait',
      values: axis.map(night => (night < nights ? null : Math.min(night, nights + 1) * aNight)),
      look: 'second',
      steps: true,
      labels: [{ at: 16, text: 'wait: {value}, one more\nnight, knowingly', side: 'above-left' }],
    },
  ],
}
