import type { BarChart } from '../../../tooling/charts/chart'

/** Questions put to the former project manager in the six weeks of 'Scrum Master vs Project Manager'. Made up. */
export const chart: BarChart = {
  kind: 'bars',
  title: "Asked: 'Can I …?', 'Should I …?'",
  subtitle: 'questions to the former project manager',
  height: 400,
  xTitle: 'week in the new job',
  bars: [
    { name: '1', value: 22 },
    { name: '2', value: 17 },
    { name: '3', value: 11 },
    { name: '4', value: 12, look: 'second' },
    { name: '5', value: 6 },
    { name: '6', value: 4 },
  ],
}
