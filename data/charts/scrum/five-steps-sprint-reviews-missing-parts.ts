import type { BarChart } from '../../../tooling/charts/chart'

/** What was missing in 9 of the 41 boxes that patrons had borrowed by phone, as the article tells. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Boxes with a part missing',
  subtitle: '9 of 41 borrowed',
  height: 400,
  bars: [
    { name: 'cable', value: 5, look: 'second' },
    { name: 'game', value: 2, look: 'gray' },
    { name: 'needles', value: 1, look: 'gray' },
    { name: 'manual', value: 1, look: 'gray' },
  ],
}
