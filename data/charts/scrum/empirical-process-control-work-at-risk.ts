import type { BarChart } from '../../../tooling/charts/chart'

const people = 6

/** Working days between two inspections, times six Developers, as calculated on the page. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Most work on an unchecked guess',
  subtitle: 'six Developers, in days of work',
  xTitle: 'from one look to the next',
  height: 480,
  bars: [
    { name: '26 weeks', value: 26 * 5 * people, look: 'second' },
    { name: 'a month', value: 21 * people },
    { name: '2 weeks', value: 10 * people },
    { name: 'a day', value: people },
  ],
}
