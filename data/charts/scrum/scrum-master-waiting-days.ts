import type { BarChart } from '../../../lib/charts/chart'

/** Days on which an item waited for the supplier: 6 + 3 + 2 + 2 + 1, then 3 + 2, then 1, as the lesson 'Scrum Master' tells. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Days of waiting for an answer',
  subtitle: 'from the supplier, per Sprint',
  xTitle: 'what was new in that Sprint',
  height: 400,
  bars: [
    { name: 'counting', value: 6 + 3 + 2 + 2 + 1, look: 'second' },
    { name: 'manual', value: 3 + 2, look: 'gray' },
    { name: 'direct line', value: 1 },
  ],
}
