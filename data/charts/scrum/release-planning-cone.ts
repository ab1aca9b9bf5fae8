import { forecast } from '../../../tooling/charts/chances'
import type { LineChart } from '../../../tooling/charts/chart'
import { recordFeatures } from '../../example/record'
import { itemsInAll, itemsInOrder } from '../../example/winter-program'

/** Planned features Done in Sprints 13 to 20, and what they predict for the next six. */
const atLeast = (percent: number): readonly number[] => forecast(recordFeatures, 6, percent)

export const chart: LineChart = {
  kind: 'line',
  title: 'Items Done after Sprint 20',
  subtitle: 'right: in how many of 100 cases',
  height: 600,
  x: { title: 'end of Sprint', from: 20, every: 1 },
  y: { to: 30, every: 10 },
  bands: [{ name: 'range', low: atLeast(80), high: atLeast(20) }],
  lines: [
    {
      name: 'lower edge',
      values: atLeast(80),
      look: 'accent',
      dots: true,
      end: '80',
      labels: [{ at: 24, text: 'last before\nthe break:\n{value} items', side: 'below-right', gap: 18 }],
    },
    { name: 'middle', values: atLeast(50), look: 'plan', end: '50' },
    { name: 'upper edge', values: atLeast(20), look: 'soft', dots: true, end: '20' },
  ],
  levels: [
    { y: itemsInOrder.program, text: `program: ${itemsInOrder.program}`, side: 'above-left' },
    { y: itemsInAll, text: `all: ${itemsInAll}`, side: 'above-left' },
  ],
}
