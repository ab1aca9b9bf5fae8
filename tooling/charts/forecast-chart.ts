import { forecast } from './chances'
import type { ForecastChart, ForecastMark } from './chart'
import { areaLayer, lineLayer, strokeLayer, type Layer, type Stroke } from './layers'
import { filled } from './numbers'
import { firstPlace, nameOf, placesOf } from './places'
import { levelParts } from './reference-lines'
import { verticalAxis, type Sheet } from './sheet'
import { wordLayers, type Words } from './words'

interface Point {
  x: number
  y: number
}

/** Items finished in total, from the start until today. */
function doneSoFar({ history, x }: ForecastChart): Point[] {
  let y = 0
  const from = firstPlace(x)
  return [{ x: from, y }, ...history.map((items, index) => ({ x: from + index + 1, y: (y += items) }))]
}

/** A mark's line from today on. */
export function markLine(chart: ForecastChart, percent: number): Point[] {
  const done = doneSoFar(chart).at(-1) ?? { x: 0, y: 0 }
  return forecast(chart.history, chart.ahead, percent).map((items, index) => ({
    x: done.x + index,
    y: done.y + items,
  }))
}

/** The first position where a mark's line reaches the scope; undefined if it never does. */
export function reachedAt(chart: ForecastChart, { percent }: ForecastMark): Point | undefined {
  const { scope } = chart
  return scope && markLine(chart, percent).find(({ y }) => y >= scope.items)
}

/**
 * Vertical lines from the axis to where marks reach the scope; the first one's words are to the left, the
 * others' to the right.
 */
function reachedParts(chart: ForecastChart): { strokes: Stroke[]; words: Words[] } {
  const found = chart.marks.flatMap(mark => {
    const point = reachedAt(chart, mark)
    if (!point || !mark.reached) return []
    const text = filled(mark.reached, { percent: mark.percent, at: nameOf(chart.x, point.x) })
    return [{ x: point.x, text }]
  })
  const first = Math.min(...found.map(({ x }) => x))
  const y = chart.scope?.items ?? 0
  return {
    strokes: found.map(({ x }) => ({ from: { x, y: 0 }, to: { x, y }, look: 'plan' })),
    words: found.map(({ x, text }) => ({
      ...{ x, y: 0, text, gap: 12, look: 'accent' },
      side: x === first ? 'left' : 'right',
      rise: 40,
    })),
  }
}

/** Past items, and a fan of the future: tinted between the outermost marks, with a line for each. */
export function forecastSheet(chart: ForecastChart): Sheet {
  const { marks, scope, history, ahead } = chart
  const done = doneSoFar(chart)
  const places = placesOf(chart.x, history.length + ahead + 1)
  const lines = marks.map(({ percent }) => markLine(chart, percent))
  const heights = lines.flat().map(({ y }) => y)
  const y = verticalAxis(Math.max(...heights, scope?.items ?? 0), chart.y)
  const fan = (lines[0] ?? []).map(({ x }, index) => {
    const here = lines.flatMap(line => line[index]?.y ?? [])
    return { x, low: Math.min(...here), high: Math.max(...here) }
  })
  const ends = marks.map(({ percent, end }, index): Words => {
    const value = lines[index]?.at(-1)?.y ?? 0
    return {
      x: places.to,
      y: value,
      text: filled(end, { percent, value }),
      side: 'right',
      look: 'plain',
      isEnd: true,
    }
  })
  const reached = reachedParts(chart)
  const levels: Layer[] = scope
    ? levelParts(
        [{ y: scope.items, text: filled(scope.text, { value: scope.items }), side: scope.side }],
        places,
      )
    : []
  return {
    frame: chart,
    x: places,
    y,
    ends: ends.map(({ text }) => text),
    layers: [
      areaLayer(fan, 'fill-tint'),
      ...levels,
      strokeLayer(reached.strokes),
      ...lines.map(line => lineLayer(line, 'accent')),
      lineLayer(done, 'ink'),
      ...wordLayers([...reached.words, ...ends]),
    ],
  }
}
