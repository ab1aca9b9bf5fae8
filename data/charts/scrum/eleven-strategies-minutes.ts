import type { LineChart } from '../../../lib/charts/chart'

/** Minutes of twenty Daily Scrums, as the article tells: ten before (240 in all) and ten with two changes (148). */
const before = [24, 22, 27, 19, 25, 23, 28, 21, 26, 25]
const after = [19, 16, 15, 15, 17, 14, 13, 14, 12, 13]

export const chart: LineChart = {
  kind: 'line',
  title: 'Minutes of the Daily Scrum',
  height: 480,
  x: { title: 'working day', from: 1, every: 5 },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'minutes',
      values: [...before, ...after],
      look: 'accent',
      dots: true,
      labels: [
        { at: 11, text: 'turn at\nminute ten', side: 'above-right', gap: 46 },
        { at: 16, text: 'goal\nfirst', side: 'below', gap: 60 },
      ],
    },
  ],
  levels: [{ y: 15, text: '15 minutes', side: 'below-left' }],
}
