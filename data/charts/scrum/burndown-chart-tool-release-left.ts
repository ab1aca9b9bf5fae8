import type { LineChart } from '../../../lib/charts/chart'

/** 'Home service in the app', as the lesson tells it: items in all and items Done, at the end of each Sprint. */
const scope = [20, 20, 23, 23, 27, 27, 25]
const done = [0, 4, 8, 11, 15, 18, 22]

export const chart: LineChart = {
  kind: 'line',
  title: 'Items left: the burndown',
  height: 400,
  x: { title: 'end of Sprint', from: 0, every: 1 },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'items left',
      values: scope.map((items, sprint) => items - (done[sprint] ?? 0)),
      look: 'accent',
      dots: true,
      labels: [
        { at: 0, text: '{value}', side: 'above-right', gap: 20 },
        { at: 4, text: 'flat, and\nnobody idle', side: 'above', gap: 44 },
        { at: 6, text: '{value}', side: 'above', gap: 14 },
      ],
    },
  ],
}
