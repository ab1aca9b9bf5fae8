import type { BarChart } from '../../../lib/charts/chart'

/** Faults that showed only on small or old phones, per Sprint: the numbers of the lesson 'Continuous Improvement'. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Faults on small or old phones',
  subtitle: 'reported by readers, per Sprint',
  height: 440,
  xTitle: '1–4 before, 5–6 list, 7–9 old phones',
  bars: [
    { name: '1', value: 5, look: 'gray' },
    { name: '2', value: 6, look: 'gray' },
    { name: '3', value: 5, look: 'gray' },
    { name: '4', value: 6, look: 'gray' },
    { name: '5', value: 6, look: 'second' },
    { name: '6', value: 5, look: 'second' },
    { name: '7', value: 3 },
    { name: '8', value: 2 },
    { name: '9', value: 2 },
  ],
}
