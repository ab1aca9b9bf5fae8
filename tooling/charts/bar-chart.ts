import type { BarChart } from './chart'
import { rectLayer } from './layers'
import { written } from './numbers'
import type { Sheet } from './sheet'
import { wordLayers } from './words'

/** Bars from zero, with names below and numbers above. */
export function barSheet(chart: BarChart): Sheet {
  const { bars } = chart
  // Without an axis there is no grid line to reach: the highest bar fills the plot, with its number above.
  const to = chart.to ?? Math.max(1, ...bars.map(({ value }) => value))
  return {
    frame: chart,
    x: {
      ...{ from: -0.5, to: bars.length - 0.5, title: chart.xTitle },
      ticks: bars.map(({ name }, at) => ({ at, text: name })),
    },
    y: { to, every: to, hidden: true },
    headroom: 1,
    layers: [
      rectLayer(
        bars.map(({ value, look = 'accent' }, x) => ({
          ...{ x: x - 0.4, x2: x + 0.4, y: 0, y2: value, look: `fill-${look}` as const },
        })),
      ),
      ...wordLayers(
        bars.map(({ value }, x) => {
          return { x, y: value, text: written(value), side: 'above', gap: 10, look: 'strong' }
        }),
      ),
    ],
  }
}
