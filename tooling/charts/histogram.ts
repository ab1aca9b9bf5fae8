import { percentile, reachedBy } from '../../lib/example/flow/percentile'
import type { Histogram } from './chart'
import { rectLayer, strokeLayer, type Stroke } from './layers'
import { filled } from './numbers'
import { placesOf } from './places'
import { verticalAxis, type Sheet } from './sheet'
import { textWidth } from '../figures/text-width'
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
  /** Where its line stands: after the last value that it includes, or before the first. */
  at: number
  text: string
}

/** The lines of a histogram, and which values lie on the bad side of the outermost one. */
function marksOf({ observations, percentiles = [], atLeast = [] }: Histogram) {
  const low = atLeast.map(({ percent, text }): Mark => {
    const value = reachedBy(observations, percent)
    return { at: value - 0.5, text: filled(text, { percent, value }) }
  })
  const high = percentiles.map(({ percent, text }): Mark => {
    const value = percentile(observations, percent)
    return { at: value + 0.5, text: filled(text, { percent, value }) }
  })
  const [floor = -Infinity, ceiling = Infinity] = [low[0]?.at, high.at(-1)?.at]
  return { marks: [...low, ...high], isBeyond: (value: number) => value < floor || value > ceiling }
}

/**
 * Percentile lines with their words in rows above the plot, all on one side: to the left where there is room, which
 * the lines of high percentiles then overtop, else to the right, with the lines of low percentiles the taller.
 */
function percentileParts(marks: readonly Mark[], top: number, { from, to }: { from: number; to: number }) {
  const room = ({ at, text }: Mark) => ((at + 0.5 - from) / (to + 1 - from)) * narrowPlot - textWidth(text)
  const side = marks.every(mark => room(mark) > 0) ? 'left' : 'right'
  const placed = marks.map(({ at, text }, index) => {
    const rise = 8 + 36 * (side === 'left' ? index : marks.length - 1 - index)
    return { x: at, text, rise }
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
  const { observations } = chart
  const counts = countsOf(observations)
  const last = Math.max(...counts.keys())
  const places = placesOf(chart.x, last - chart.x.from + 1)
  const y = verticalAxis(Math.max(...counts.values()), chart.y)
  const { marks, isBeyond } = marksOf(chart)
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
          look: isBeyond(value) ? ('fill-second' as const) : ('fill-accent' as const),
        })),
        2,
      ),
      strokeLayer(strokes),
      ...wordLayers(words),
    ],
  }
}
