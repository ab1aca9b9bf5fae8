import type { Bar, BarChart } from '../../../lib/charts/chart'

/** How many of all sequences of past Sprints reach 22 items in so many Sprints; the page's table has the same counts. */
const bar = (sprint: number, sequences: number, look: Bar['look']): Bar => ({
  name: `Sprint ${sprint}`,
  value: Math.round((100 * sequences) / 8 ** sprint),
  look,
})

export const chart: BarChart = {
  kind: 'bars',
  title: 'All 22 items Done by the end of …',
  subtitle: 'cases in 100',
  height: 440,
  bars: [bar(4, 0, 'gray'), bar(5, 8748, 'gray'), bar(6, 221_238, 'accent'), bar(7, 2_074_848, 'gray')],
}
