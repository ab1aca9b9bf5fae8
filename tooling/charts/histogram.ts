import { reachedBy } from '../../lib/example/flow/percentile'
import { textWidth } from '../figures/text-width'
import { positionsOf } from './axis-positions'
import type { Histogram } from './chart'
import { rectLayer, strokeLayer, type Stroke } from './layers'
import { filled } from './numbers'
import type { Sheet } from './sheet'
import { wordLayers, type Words } from './words'

/** Minimum width of a plot next to its vertical axis' numbers. */
const narrowPlot = 540

/** How often each integer from the smallest to the largest occurs. */
export function countsOf(observations: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of observations) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

interface Mark {
  /** Position of its line, before the first value included. */
  at: number
  text: string
}

/** Labeled lines: all labels left if there's room (high values' lines are taller), else all right (low ones' are). */
function markParts(marks: readonly Mark[], top: number, { from, to }: { from: number; to: number }) {
  const room = ({ at, text }: Mark) => ((at + 0.5 - from) / (to + 1 - from)) * narrowPlot - textWidth(text)
  const side = marks.every(mark => room(mark) > 0) ? 'left' : 'right'
  const placed = marks.map(({ at: x, text }, index) => {
    return { x, text, rise: 8 + 36 * (side === 'left' ? index : marks.length - 1 - index) }
  })
  const strokes = placed.map(({ x, rise }): Stroke => {
    return { from: { x, y: 0 }, to: { x, y: top, dy: -rise - 24 }, look: 'plan' }
  })
  const words = placed.map(({ x, text, rise }): Words => {
    return { x, y: top, text, side, gap: 12, rise: rise + 10, look: 'plain' }
  })
  return { strokes, words }
}

/** A bar per value, and for each percentile a line before its value, with a label above the plot. */
export function histogramSheet(chart: Histogram): Sheet {
  const { observations, atLeast, x, y } = chart
  const counts = countsOf(observations)
  const positions = positionsOf(x, Math.max(...counts.keys()) - x.from + 1)
  const marks = atLeast.map(({ percent, text }): Mark => {
    const value = reachedBy(observations, percent)
    return { at: value - 0.5, text: filled(text, { percent, value }) }
  })
  const { strokes, words } = markParts(marks, y.to, positions)
  return {
    frame: chart,
    x: { ...positions, from: positions.from - 0.5, to: positions.to + 0.5 },
    y,
    headroom: marks.length,
    layers: [
      rectLayer(
        [...counts].map(([value, count]) => ({
          ...{ x: value - 0.5, x2: value + 0.5, y: 0, y2: count },
          look: value < (marks[0]?.at ?? 0) ? ('fill-second' as const) : ('fill-accent' as const),
        })),
        2,
      ),
      strokeLayer(strokes),
      ...wordLayers(words),
    ],
  }
}
