import type { BarChart } from '../../../lib/charts/chart'

/** The 3, 2, 3, 2 and 2 screens of Sprints 1 to 5, counted up. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Screens called finished',
  subtitle: 'none tried with a screen reader',
  height: 400,
  xTitle: 'after Sprint',
  bars: [
    { name: '1', value: 3, look: 'second' },
    { name: '2', value: 3 + 2, look: 'second' },
    { name: '3', value: 3 + 2 + 3, look: 'second' },
    { name: '4', value: 3 + 2 + 3 + 2, look: 'second' },
    { name: '5', value: 3 + 2 + 3 + 2 + 2, look: 'second' },
  ],
}
