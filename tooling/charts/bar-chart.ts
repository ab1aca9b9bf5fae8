import type { Bar, BarChart } from './chart'
import { rectLayer } from './layers'
import { filled, written } from './numbers'
import type { Sheet } from './sheet'
import { wordLayers, type Words } from './words'

/** Bars at least this share of the plot's height hold their number. */
const holdsNumber = 0.2

/** A number above its bar, or at the bottom of one that the range's band would cross. */
function numberWords({ value, look }: Bar, x: number, isInside: boolean): Words {
  const above = { x, text: written(value), side: 'above' } as const
  return isInside
    ? { ...above, y: 0, gap: 12, look: look === 'gray' ? 'strong' : 'white' }
    : { ...above, y: value, gap: 10, look: 'strong' }
}

/** Bars from zero, with names below. */
export function barSheet(chart: BarChart): Sheet {
  const { bars, range } = chart
  const values = bars.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // Without an axis there is no grid line to reach: the highest bar fills the plot, with its number above.
  const to = chart.to ?? Math.max(1, high)
  const span = { from: -0.5, to: bars.length - 0.5 }
  const ends: Words[] = range
    ? [
        {
          ...{ x: span.to, y: (low + high) / 2, text: filled(range, { low, high }) },
          ...{ side: 'right', look: 'plain', isEnd: true },
        },
      ]
    : []
  return {
    frame: chart,
    x: { ...span, ticks: bars.map(({ name }, at) => ({ at, text: name })), title: chart.xTitle },
    y: { to, every: to, hidden: true },
    headroom: range ? 0 : 1,
    ends: ends.map(({ text }) => text),
    layers: [
      rectLayer(range ? [{ x: span.from, x2: span.to, y: low, y2: high, look: 'fill-tint' }] : []),
      rectLayer(
        bars.map(({ value, look = 'accent' }, x) => ({
          ...{ x: x - 0.4, x2: x + 0.4, y: 0, y2: value, look: `fill-${look}` as const },
        })),
      ),
      ...wordLayers([
        ...bars.map((bar, x) => numberWords(bar, x, Boolean(range) && bar.value / to > holdsNumber)),
        ...ends,
      ]),
    ],
  }
}
