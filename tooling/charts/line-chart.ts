import type { Band, Line, LineChart, Side } from './chart'
import { areaLayer, dotLayer, lineLayer, type Layer } from './layers'
import type { WordLook } from './look'
import { levelParts, momentParts } from './reference-lines'
import { filled, written } from './numbers'
import { firstPlace, placeOf, placesOf } from './places'
import { verticalAxis, type Sheet } from './sheet'
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
    const place = placeOf(x, at)
    const y = place === undefined ? undefined : values[place - firstPlace(x)]
    if (place === undefined || typeof y !== 'number') return []
    return [{ x: place, y, text: filled(text, { value: y }), side, gap, look }]
  })
}

/** Numbers on the side of each point that the line leaves free. */
function numberWords(points: readonly { x: number; y: number }[], look: WordLook): Words[] {
  return points.map((point, index) => {
    const before = points[index - 1]?.y ?? point.y
    const after = points[index + 1]?.y ?? point.y
    const isValley = before >= point.y && after >= point.y && before + after > 2 * point.y
    const falls = before > point.y
    const isSlope = (before - point.y) * (point.y - after) > 0
    const side: Side = isValley ? 'below' : isSlope ? (falls ? 'above-right' : 'above-left') : 'above'
    return { ...point, text: written(point.y), side, gap: 16, look }
  })
}

function wordsOf(line: Line, x: Axis): Words[] {
  const look = wordLookOf[line.look]
  const points = pointsOf(line.values, firstPlace(x))
  const last = points.at(-1)
  const { end } = line
  return [
    ...labelWords(line.values, line.labels, look, x),
    ...(line.numbers ? numberWords(points, look) : []),
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

/** Lines over time. */
export function lineSheet(chart: LineChart): Sheet {
  const { lines, bands = [], x, moments = [], levels = [] } = chart
  const from = firstPlace(x)
  const places = placesOf(x, lines[0].values.length)
  const numbers = [...lines.flatMap(({ values }) => values), ...bands.flatMap(({ high }) => high)]
  const y = verticalAxis(
    Math.max(...numbers.flatMap(value => value ?? []), ...levels.map(level => level.y)),
    chart.y,
  )
  const words = lines.flatMap(line => wordsOf(line, x))
  const bandWords = bands.flatMap(({ high, labels }) => labelWords(high, labels, 'accent', x))
  const moment = momentParts(moments, x, y.to)
  return {
    frame: chart,
    x: places,
    y,
    headroom: moment.headroom,
    ends: words.flatMap(({ isEnd, text }) => (isEnd ? [text] : [])),
    layers: [
      ...bands.map(band => bandLayer(band, from)),
      ...moment.layers,
      ...levelParts(levels, places),
      // The chart's subject is drawn on top.
      ...[...lines].reverse().flatMap(line => lineLayers(line, from)),
      ...wordLayers([...words, ...bandWords]),
    ],
  }
}
