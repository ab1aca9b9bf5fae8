import type { LineChart } from '../../../tooling/charts/chart'

/** The loans team's 'Returns' release: total items and items Done at the end of each Sprint. */
export const chart: LineChart = {
  kind: 'line',
  title: 'Items: the burn-up',
  height: 520,
  x: { title: 'end of Sprint', from: 0, every: 1 },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'scope',
      values: [20, 20, 23, 23, 27, 27, 25],
      look: 'ink',
      steps: true,
      end: '{value}\nin all',
      labels: [
        { at: 2, text: '3 more', side: 'above-left', gap: 12 },
        { at: 4, text: '4 more', side: 'above-left', gap: 12 },
      ],
    },
    { name: 'done', values: [0, 4, 8, 11, 15, 18, 22], look: 'accent', dots: true, end: '{value}\nDone' },
  ],
}
