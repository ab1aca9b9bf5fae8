import type { LineChart } from '../../../tooling/charts/chart'

/** Six items of six days each; four days of work get done a day, from day 7 on two (renewals are broken). */
const sizeOfItem = 6
const workInAll = [0, 4, 8, 12, 16, 20, 24, 26, 28, 30, 32]
const workBeforeOutage = 4

/** Spread out: each item has four of its six days on day 6; from then on one item after the other is finished. */
const spreadOut = workInAll.map((work, day) =>
  day <= 6 ? 0 : Math.floor((work - 6 * workBeforeOutage) / (sizeOfItem - workBeforeOutage)),
)

export const chart: LineChart = {
  kind: 'line',
  title: 'Items Done',
  height: 480,
  x: { title: 'end of working day', from: 0, every: 2 },
  y: { to: 6, every: 2 },
  lines: [
    {
      name: 'one at a time',
      values: workInAll.map(work => Math.floor(work / sizeOfItem)),
      look: 'accent',
      steps: true,
      end: '{value}',
      labels: [
        { at: 4, text: 'one at a time', side: 'above-left', gap: 20 },
        { at: 6, text: 'then\nrenewals break', side: 'above', gap: 44 },
      ],
    },
    {
      name: 'spread out',
      values: spreadOut,
      look: 'second',
      steps: true,
      end: '{value}',
      labels: [{ at: 4, text: 'spread out', side: 'above', gap: 14 }],
    },
  ],
}
