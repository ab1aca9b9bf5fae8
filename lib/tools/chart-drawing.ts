import { marksOf, type Scales } from './chart-paths'
import {
  fontSize,
  levelsOf,
  namesAtEnds,
  placesOf,
  roomOf,
  rulesOf,
  widthOf,
  type Frame,
  type Level,
} from './chart-labels'
import { rangeOf, type Range } from './chart-scale'
import type { Chart, Layer, Mark, Tone } from './chart-spec'

const lineHeight = 18

export interface Size {
  width: number
  height: number
}

type Anchor = 'start' | 'middle' | 'end'

const text = (words: string, x: number, y: number, anchor: Anchor = 'start', tone: Tone = 'soft'): Mark => ({
  tag: 'text',
  tone,
  paint: 'fill',
  attributes: { x: Math.round(x), y: Math.round(y), 'text-anchor': anchor, 'font-size': fontSize },
  text: words,
})

const path = (d: string, tone: Tone, more: Mark['attributes'] = {}): Mark => ({
  tag: 'path',
  tone,
  paint: 'stroke',
  attributes: { d, 'stroke-width': 1, ...more },
})

const round = (value: number) => Math.round(value) + 0.5

/** A reference line. */
const dashed = (d: string, tone: Tone): Mark =>
  path(d, tone, { 'stroke-width': 2, 'stroke-dasharray': '5 4' })

const isBars = ({ kind }: Layer) => kind === 'bars'
const isDots = ({ kind }: Layer) => kind === 'dots'

interface Key {
  name: string
  layer: Exclude<Layer, { kind: 'rule' }>
}

/** Layers with a name that isn’t in the picture, if there are several, in the order in which they are on top of each other. */
function keysOf(chart: Chart, width: number): Key[] {
  const keys = chart.layers.flatMap(layer =>
    layer.kind !== 'rule' && layer.name ? [{ name: layer.name, layer }] : [],
  )
  return keys.length > 1 && namesAtEnds(chart, width).length === 0 ? keys : []
}

/** A small picture of a layer in the legend. */
function sampleOf({ layer }: Key, x: number, y: number): Mark[] {
  const { tone } = layer
  if (layer.kind === 'bars' || layer.kind === 'area')
    return [{ tag: 'rect', tone, paint: 'fill', attributes: { x, y: y - 10, width: 12, height: 12 } }]
  const scales = { x: (value: number) => x + value, y: (value: number) => y - value }
  if (layer.kind === 'dots') return marksOf({ ...layer, points: [{ x: 6, y: 4 }] }, scales)
  return marksOf(
    {
      ...layer,
      isStep: false,
      points: [
        { x: 0, y: 4 },
        { x: 16, y: 4 },
      ],
    },
    scales,
  )
}

/** The legend in rows from a height; returns its marks and its height. */
function legendOf(chart: Chart, from: number, width: number): { marks: Mark[]; height: number } {
  const sampleWidth = ({ layer }: Key) => (layer.kind === 'line' ? 16 : 12) + 6
  const widthOfKey = (key: Key) => sampleWidth(key) + widthOf(key.name)
  const rows: Key[][] = []
  let end = Infinity
  for (const key of keysOf(chart, width)) {
    if (end + widthOfKey(key) > width) {
      rows.push([])
      end = 0
    }
    rows.at(-1)?.push(key)
    end += widthOfKey(key) + 20
  }
  // None is alone below several.
  const [before, last] = rows.slice(-2)
  if (before && last?.length === 1 && before.length > 2) last.unshift(...before.splice(-1))
  const marks = rows.flatMap((row, index) => {
    let x = 0
    const y = from + (index + 1) * lineHeight - 4
    return row.flatMap(key => {
      const start = x
      x += widthOfKey(key) + 20
      return [...sampleOf(key, start, y), text(key.name, start + sampleWidth(key), y, 'start', 'ink')]
    })
  })
  return { marks, height: rows.length > 0 ? rows.length * lineHeight + 6 : 0 }
}

/** Where an upright line ends, in px: above a bar that it would cut in two, else on the axis. */
function footOf({ layers }: Chart, at: number, scales: Scales, bottom: number): number {
  const tops = layers
    .flatMap(layer => (layer.kind === 'bars' ? layer.bars : []))
    .filter(({ from, to, value }) => from < at && at < to && value > 0)
    .map(({ value }) => Math.round(scales.y(value)) - 3)
  return Math.min(bottom, ...tops)
}

function uprightRules(chart: Chart, scales: Scales, frame: Frame): Mark[] {
  const places = placesOf(rulesOf(chart, 'x'), scales.x, frame)
  const top = frame.top - Math.max(0, ...places.map(({ row }) => row + 1)) * lineHeight
  return places.flatMap(({ rule, start, row }) => {
    const y = top + row * lineHeight
    return [
      dashed(
        `M${round(scales.x(rule.at))} ${y + 2}V${footOf(chart, rule.at, scales, frame.bottom)}`,
        rule.tone,
      ),
      { ...text(rule.text, start, y + lineHeight - 5, 'start', 'ink'), hasHalo: true },
    ]
  })
}

/** Across bars, they have an edge in the color of the paper: a bar may have the line's own color. */
const linesOfLevelRules = (chart: Chart, scales: Scales, { left, right }: Frame): Mark[] =>
  rulesOf(chart, 'y').flatMap(({ at, tone }) => {
    const d = `M${left} ${round(scales.y(at))}H${right}`
    const edge = chart.layers.some(isBars) ? [path(d, 'paper', { 'stroke-width': 4 })] : []
    return [...edge, dashed(d, tone)]
  })

/** Between the picture and a label at its right, in px: half of the last dot may be there. */
const gapOf = ({ layers }: Chart, { band }: Level) => (band ? 18 : layers.some(isDots) ? 16 : 6)

/** The room at the right for the labels of levels, in px; 0 where they would take too much of a phone's picture. */
function roomForLabels(chart: Chart, levels: readonly Level[], width: number): number {
  const room = roomOf(levels)
  const isBeside = levels.some(({ band }) => band) || room <= width / 5
  return isBeside ? room + Math.max(0, ...levels.map(level => gapOf(chart, level))) : 0
}

/** The labels of levels at the right of the picture, or above its right end; pushed apart where they would touch. */
function labelsOfLevels(
  chart: Chart,
  levels: readonly Level[],
  scales: Scales,
  { left, right, top, bottom }: Frame,
  room: number,
): Mark[] {
  let free = bottom
  // An upright rule may be where a label would end.
  const isCrossed = (width: number) =>
    rulesOf(chart, 'x').some(({ at }) => scales.x(at) > right - width - 8 && scales.x(at) < right)
  return levels.flatMap((level, index, { length }): Mark[] => {
    const { at, text: label, band } = level
    // Those above it need room too.
    const highest = top + 10 + (length - 1 - index) * (lineHeight - 2)
    const y = Math.max(highest, Math.min(scales.y(at) + (room > 0 ? 5 : -5), free))
    free = y - lineHeight + 2
    if (room > 0) {
      const beside = text(label, right + gapOf(chart, level), y, 'start', 'ink')
      const line = `M${right} ${round(scales.y(at))}L${right + 14} ${round(y - 5)}`
      return band ? [path(line, band, { 'stroke-width': 3 }), beside] : [beside]
    }
    const inside = isCrossed(widthOf(label))
      ? text(label, left + 4, y, 'start', 'ink')
      : text(label, right - 4, y, 'end', 'ink')
    return [{ ...inside, hasHalo: true }]
  })
}

function axes(chart: Chart, scales: Scales, x: Range, y: Range, frame: Frame): Mark[] {
  const { left, right, bottom } = frame
  const grid = y.ticks.map(({ at }) => `M${left} ${round(scales.y(at))}H${right}`).join('')
  // Labels that would touch the one before are left out.
  let end = -Infinity
  const labels = x.ticks.flatMap(({ at, text: words }) => {
    const half = widthOf(words) / 2
    const middle = Math.min(Math.max(scales.x(at), half), right + 12 - half)
    if (middle - half < end + 4) return []
    end = middle + half
    return [path(`M${round(scales.x(at))} ${bottom}v5`, 'soft'), text(words, middle, bottom + 20, 'middle')]
  })
  return [
    path(grid, 'grid'),
    ...y.ticks.map(({ at, text: words }) => text(words, left - 8, scales.y(at) + 4.5, 'end')),
    path(`M${left} ${round(bottom)}H${right}`, 'soft'),
    ...labels,
    text(chart.x.title, right, bottom + 40, 'end'),
  ]
}

/** The room for a label below the axis, in px: a bar has its own number, a date needs most. */
const roomOfTick = ({ x, layers }: Chart): number => (x.kind === 'day' ? 75 : layers.some(isBars) ? 24 : 60)

/** Draws a chart in a picture of this size, in px, without its title. */
export function drawChart(chart: Chart, { width, height }: Size): Mark[] {
  const legend = legendOf(chart, 0, width)
  const bottom = height - 46
  const y = rangeOf(chart, 'y', Math.max(2, Math.round((bottom - legend.height) / 55)))
  const left = Math.ceil(Math.max(16, roomOf(y.ticks))) + 10
  const levels = levelsOf(chart, width)
  const room = roomForLabels(chart, levels, width)
  const right = Math.floor(width - Math.max(12, room))
  const x = rangeOf(chart, 'x', Math.max(2, Math.floor((right - left) / roomOfTick(chart))))
  const across = (value: number) => left + ((value - x.from) / (x.to - x.from)) * (right - left)
  const rows = placesOf(rulesOf(chart, 'x'), across, { left, right, top: 0, bottom }).map(
    ({ row }) => row + 1,
  )
  const labels = Math.max(0, ...rows) * lineHeight
  const top = legend.height + labels + lineHeight + 10
  const frame: Frame = { left, right, top, bottom }
  const scales: Scales = {
    x: across,
    y: value => bottom - ((value - y.from) / (y.to - y.from)) * (bottom - top),
  }
  return [
    ...legend.marks,
    // Above the labels of the rules.
    text(chart.y.title, 0, legend.height + lineHeight - 4),
    ...axes(chart, scales, x, y, frame),
    // Dots are seen on a line; a line is seen on bars.
    ...chart.layers.filter(layer => !isDots(layer)).flatMap(layer => marksOf(layer, scales)),
    ...linesOfLevelRules(chart, scales, frame),
    ...chart.layers.filter(isDots).flatMap(layer => marksOf(layer, scales)),
    ...uprightRules(chart, scales, frame),
    ...labelsOfLevels(chart, levels, scales, frame, room),
  ]
}
