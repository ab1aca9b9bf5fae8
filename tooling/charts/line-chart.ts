import type { Band, LevelMark, Line, LineChart } from './chart'
import { areaLayer, dotLayer, lineLayer, strokeLayer, type Layer } from './layers'
import type { WordLook } from './look'
import { filled } from './numbers'
import { firstPosition, positionOf, positionsOf, type AxisPositions } from './axis-positions'
import type { Sheet } from './sheet'
import { wordLayers, type Words } from './words'

type Axis = LineChart['x']

const wordLookOf: Readonly<Record<Line['look'], WordLook>> = {
  accent: 'accent',
  ink: 'strong',
  second: 'second',
  soft: 'soft',
  plan: 'soft',
}

/** The points of a list of values. */
const pointsOf = (values: readonly (number | null)[], from: number) =>
  values.flatMap((y, index) => (y === null ? [] : [{ x: from + index, y }]))

function bandLayer({ low, high }: Band, from: number): Layer {
  const rows = pointsOf(low, from).flatMap(({ x, y }) => {
    const above = high[x - from]
    return typeof above === 'number' ? [{ x, low: y, high: above }] : []
  })
  return areaLayer(rows, 'fill-tint')
}

function labelWords(
  values: readonly (number | null)[],
  labels: Line['labels'],
  look: WordLook,
  x: Axis,
): Words[] {
  return (labels ?? []).flatMap(({ at, text, side, gap }) => {
    const position = positionOf(x, at)
    const y = position === undefined ? undefined : values[position - firstPosition(x)]
    if (position === undefined || typeof y !== 'number') return []
    return [{ x: position, y, text: filled(text, { value: y }), side, gap, look }]
  })
}

function wordsOf(line: Line, x: Axis): Words[] {
  const look = wordLookOf[line.look]
  const points = pointsOf(line.values, firstPosition(x))
  const last = points.at(-1)
  const { end } = line
  return [
    ...labelWords(line.values, line.labels, look, x),
    ...(end && last
      ? [
          {
            ...last,
            text: filled(end, { value: last.y }),
            side: 'right' as const,
            gap: 14,
            look,
            isEnd: true,
          },
        ]
      : []),
  ]
}

function lineLayers(line: Line, from: number): Layer[] {
  const points = pointsOf(line.values, from)
  const fill = {
    accent: 'fill-accent',
    ink: 'fill-ink',
    second: 'fill-second',
    soft: 'fill-soft',
    plan: 'fill-soft',
  } as const
  const dots = points.map(point => ({ ...point, look: fill[line.look] }))
  return [lineLayer(points, line.look, line.steps), ...(line.dots ? [dotLayer(dots, 8)] : [])]
}

/** Dashed horizontal lines with words above or below one end. */
function levelLayers(levels: readonly LevelMark[], { from, to }: AxisPositions): Layer[] {
  const words = levels.map(({ y, text, side }): Words => {
    // Above the left end, running to the right.
    const [over, end] = side.split('-')
    const [x, towards] = end === 'left' ? [from, 'right'] : [to, 'left']
    return { x, y, text, side: `${over}-${towards}` as Words['side'], gap: 10, look: 'soft' }
  })
  const line = strokeLayer(levels.map(({ y }) => ({ from: { x: from, y }, to: { x: to, y }, look: 'plan' })))
  return [line, ...wordLayers(words)]
}

/** Lines over time. */
export function lineSheet(chart: LineChart): Sheet {
  const { lines, bands = [], x, y, levels = [] } = chart
  const from = firstPosition(x)
  const positions = positionsOf(x, lines[0].values.length)
  const words = lines.flatMap(line => wordsOf(line, x))
  const bandWords = bands.flatMap(({ high, labels }) => labelWords(high, labels, 'accent', x))
  return {
    frame: chart,
    x: positions,
    y,
    ends: words.flatMap(({ isEnd, text }) => (isEnd ? [text] : [])),
    layers: [
      ...bands.map(band => bandLayer(band, from)),
      ...levelLayers(levels, positions),
      // The chart's subject is drawn on top.
      ...[...lines].reverse().flatMap(line => lineLayers(line, from)),
      ...wordLayers([...words, ...bandWords]),
    ],
  }
}
