import { percentile } from '../../lib/example/flow/percentile'
import type { ScatterChart } from './chart'
import { dotLayer, strokeLayer, type Layer } from './layers'
import { filled } from './numbers'
import { positionsOf, type AxisPositions } from './axis-positions'
import type { Sheet } from './sheet'
import { wordLayers, type Words } from './words'

const dotRadius = 7
/** Radius of a single point's dot among dots of several points. */
const countedRadius = 5

/** Start and end of the plot: names have half a step of room on both sides. */
export function scatterPositions({ x }: Pick<ScatterChart, 'x'>): AxisPositions {
  const positions = positionsOf(x, 'names' in x ? x.names.length : x.to - x.from + 1)
  return 'names' in x ? { ...positions, from: positions.from - 0.5, to: positions.to + 0.5 } : positions
}

/** Heights of the percentile lines, with their words. */
export const scatterMarks = ({ points, percentiles = [], percentilesOf }: ScatterChart) =>
  percentiles.map(({ percent, text }) => {
    const value = percentile(percentilesOf ?? points.map(([, y]) => y), percent)
    return { value, text: filled(text, { percent, value }) }
  })

/** A layer of dots per number of points at a position, so that each layer has one radius. */
function dotLayers({ points, counted }: ScatterChart, limit: number): Layer[] {
  const rows = points.map(([x, y]) => ({
    x,
    y,
    look: y > limit ? ('fill-second' as const) : ('fill-accent' as const),
  }))
  if (!counted) return [dotLayer(rows, dotRadius)]
  const positions = new Map(rows.map(row => [`${row.x} ${row.y}`, row]))
  const byCount = new Map<number, typeof rows>()
  for (const row of positions.values()) {
    const count = points.filter(([x, y]) => x === row.x && y === row.y).length
    byCount.set(count, [...(byCount.get(count) ?? []), row])
  }
  return [...byCount].map(([count, dots]) => dotLayer(dots, countedRadius * Math.sqrt(count)))
}

/** Points with horizontal percentile lines, whose words are to the right. */
export function scatterSheet(chart: ScatterChart): Sheet {
  const { y, labels = [] } = chart
  const positions = scatterPositions(chart)
  const { from, to } = positions
  const marks = scatterMarks(chart)
  const limit = marks.at(-1)?.value ?? Number.POSITIVE_INFINITY
  const ends = marks.map(({ value, text }): Words => ({
    x: to,
    y: value,
    text,
    side: 'right',
    look: 'plain',
    isEnd: true,
  }))
  const words = labels.map(({ point: [x, height], text, side, gap }): Words => {
    return {
      x,
      y: height,
      text: filled(text, { value: height }),
      side,
      gap,
      look: height > limit ? 'second' : 'accent',
    }
  })
  return {
    frame: chart,
    x: positions,
    y,
    ends: marks.map(({ text }) => text),
    layers: [
      strokeLayer(
        marks.map(({ value }) => ({ from: { x: from, y: value }, to: { x: to, y: value }, look: 'plan' })),
      ),
      ...dotLayers(chart, limit),
      ...wordLayers([...words, ...ends]),
    ],
  }
}
