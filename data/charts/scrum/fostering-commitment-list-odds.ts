import type { Bar, BarChart } from '../../../tooling/charts/chart'

/** If each item independently gets Done in nine Sprints of ten: the chance that the whole list does. */
const bar = (items: number, look: Bar['look']): Bar => ({
  name: `${items}`,
  value: Math.round(100 * 0.9 ** items),
  look,
})

export const chart: BarChart = {
  kind: 'bars',
  title: 'Chance in % that all get Done',
  height: 360,
  xTitle: 'items in the list',
  bars: [bar(1, 'accent'), bar(3, 'accent'), bar(6, 'accent'), bar(9, 'second')],
}
