import type { LineChart } from '../../../tooling/charts/chart'

/** Minutes of twenty Daily Scrums: the ten of Sprint 10, and the ten of Sprint 11 with two changes. */
const sprint10 = [24, 22, 27, 19, 25, 23, 28, 21, 26, 25]
const sprint11 = [19, 16, 15, 15, 17, 14, 13, 14, 12, 13]

export const chart: LineChart = {
  kind: 'line',
  title: 'Length of the Daily Scrum, minutes',
  height: 480,
  x: { title: 'Daily Scrums of two Sprints', from: 1, every: 5 },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'minutes',
      values: [...sprint10, ...sprint11],
      look: 'accent',
      dots: true,
      labels: [
        { at: 11, text: 'strategy 2:\nturn at ten', side: 'above-right', gap: 46 },
        { at: 16, text: 'and 4:\ngoal first', side: 'below', gap: 60 },
      ],
    },
  ],
  levels: [{ y: 15, text: '15 minutes', side: 'below-left' }],
}
