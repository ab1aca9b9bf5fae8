import type { Histogram } from './chart'
import { rectLayer, strokeLayer, type Stroke } from './layers'
import { filled, percentile } from './numbers'
import { placesOf } from './places'
import { verticalAxis, type Sheet } from './sheet'
import { textWidth } from './text-width'
import { wordLayers, type Words } from './words'

/** A plot is at least this wide beside the numbers of its vertical axis. */
const narrowPlot = 540

/** How often each whole number from the least to the greatest occurs. */
export function countsOf(observations: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of observations) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

interface Mark {
  value: number
  text: string
}

/**
 * Percentile lines with their words in rows above the plot, all on one side: to the left where there is room, which
 * the lines of high percentiles then overtop, else to the right, with the lines of low percentiles the taller.
 */
function percentileParts(marks: readonly Mark[], top: number, { from, to }: { from: number; to: number }) {
  const room = ({ value, text }: Mark) =>
    ((value + 1 - from) / (to + 1 - from)) * narrowPlot - textWidth(text)
  const side = marks.every(mark => room(mark) > 0) ? 'left' : 'right'
  const placed = marks.map(({ value, text }, index) => {
    const rise = 8 + 36 * (side === 'left' ? index : marks.length - 1 - index)
    return { x: value + 0.5, text, rise }
  })
  const strokes = placed.map(({ x, rise }): Stroke => ({
    from: { x, y: 0 },
    to: { x, y: top, dy: -rise - 24 },
    look: 'plan',
  }))
  const words = placed.map(({ x, text, rise }): Words => ({
    x,
    y: top,
    text,
    side,
    gap: 12,
    rise: rise + 10,
    look: 'plain',
  }))
  return { strokes, words }
}

/** A bar for each value; percentiles as lines after the last value that they include, in rows above the plot. */
export function histogramSheet(chart: Histogram): Sheet {
  const { observations, percentiles = [] } = chart
  const counts = countsOf(observations)
  const last = Math.max(...counts.keys())
  const places = placesOf(chart.x, last - chart.x.from + 1)
  const y = verticalAxis(Math.max(...counts.values()), chart.y)
  const marks = percentiles.map(({ percent, text }) => {
    const value = percentile(observations, percent)
    return { value, text: filled(text, { percent, value }) }
  })
  const limit = marks.at(-1)?.value ?? last
  const { strokes, words } = percentileParts(marks, y.to, places)
  return {
    frame: chart,
    x: { ...places, from: places.from - 0.5, to: places.to + 0.5 },
    y,
    headroom: marks.length,
    layers: [
      rectLayer(
        [...counts].map(([value, count]) => ({
          ...{ x: value - 0.5, x2: value + 0.5, y: 0, y2: count },
          look: value > limit ? ('fill-second' as const) : ('fill-accent' as const),
        })),
        2,
      ),
      strokeLayer(strokes),
      ...wordLayers(words),
    ],
  }
}
