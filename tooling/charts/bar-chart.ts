import type { BarChart } from './chart'
import { rectLayer, strokeLayer, type Layer } from './layers'
import { filled, written } from './numbers'
import { levelParts } from './reference-lines'
import { verticalAxis, type Sheet } from './sheet'
import { wordLayers, type Words } from './words'

/** Bars at least this share of the plot's height hold their number. */
const holdsNumber = 0.2

/** Numbers above the bars, or at their bottom if a line for all bars would cross them. */
function numberWords({ bars, average, range }: BarChart, top: number): Words[] {
  return bars.map(({ value, look = 'accent' }, x): Words => {
    const inside = (average ?? range) !== undefined && value / top > holdsNumber
    if (!inside) return { x, y: value, text: written(value), side: 'above', gap: 10, look: 'strong' }
    return {
      x,
      y: 0,
      text: written(value),
      side: 'above',
      gap: 12,
      look: look === 'gray' ? 'strong' : 'white',
    }
  })
}

/** Bars from zero, with names below. */
export function barSheet(chart: BarChart): Sheet {
  const { bars, average, range, levels = [], namesEvery = 1 } = chart
  const values = bars.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const most = Math.max(1, high, ...levels.map(level => level.y))
  // Without an axis there is no grid line to reach: the highest bar fills the plot, with its number above.
  const y = chart.withoutNumbers
    ? verticalAxis(most, chart.y)
    : { to: chart.y?.to ?? most, every: most, hidden: true }
  const span = { from: -0.5, to: bars.length - 0.5 }
  const end = (text: string, at: number): Words => ({
    x: span.to,
    y: at,
    text,
    side: 'right',
    look: 'plain',
    isEnd: true,
  })
  const ends = [
    ...(range ? [end(filled(range, { low, high }), (low + high) / 2)] : []),
    ...(average ? [end(filled(average, { value: mean }), mean)] : []),
  ]
  const rows = bars.map(({ value, look = 'accent' }, x) => ({
    ...{ x: x - 0.4, x2: x + 0.4, y: 0, y2: value },
    look: `fill-${look}` as const,
  }))
  const band: Layer[] = range
    ? [rectLayer([{ x: span.from, x2: span.to, y: low, y2: high, look: 'fill-tint' }])]
    : []
  const mark: Layer[] = average
    ? [strokeLayer([{ from: { x: span.from, y: mean }, to: { x: span.to, y: mean }, look: 'ink' }])]
    : []
  return {
    frame: chart,
    x: {
      ...span,
      ticks: bars.flatMap(({ name }, at) => (at % namesEvery === 0 ? [{ at, text: name }] : [])),
      title: chart.xTitle,
    },
    y,
    headroom: chart.withoutNumbers || average || range ? 0 : 1,
    ends: ends.map(({ text }) => text),
    layers: [
      ...band,
      rectLayer(rows),
      ...mark,
      ...levelParts(levels, span),
      ...wordLayers([...(chart.withoutNumbers ? [] : numberWords(chart, y.to)), ...ends]),
    ],
  }
}
