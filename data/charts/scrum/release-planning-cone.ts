import { forecast } from '../../../lib/charts/chances'
import type { LineChart } from '../../../lib/charts/chart'
import { recordFeatures } from '../../canon/record'
import { itemsInAll, itemsInOrder } from '../../canon/winter-program'

/** Planned features Done in the last eight Sprints of Release Planning, and what comes of them in six more. */
const atLeast = (percent: number): readonly number[] => forecast(recordFeatures, 6, percent)

export const chart: LineChart = {
  kind: 'line',
  title: 'Items Done, from today',
  subtitle: 'right: in how many of 100 cases',
  height: 600,
  x: { title: 'end of Sprint', from: 0, every: 1 },
  y: { to: 30, every: 10 },
  bands: [{ name: 'range', low: atLeast(84), high: atLeast(15) }],
  lines: [
    {
      name: 'lower edge',
      values: atLeast(84),
      look: 'accent',
      dots: true,
      end: '84',
      labels: [{ at: 4, text: 'holidays:\n{value} items', side: 'below-right', gap: 18 }],
    },
    { name: 'middle', values: atLeast(50), look: 'plan', end: '50' },
    { name: 'upper edge', values: atLeast(15), look: 'soft', dots: true, end: '15' },
  ],
  levels: [
    { y: itemsInOrder.program, text: `program: ${itemsInOrder.program}`, side: 'above-left' },
    { y: itemsInAll, text: `all: ${itemsInAll}`, side: 'above-left' },
  ],
}
