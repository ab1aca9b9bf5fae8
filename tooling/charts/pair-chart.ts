import { rectLayer, strokeLayer, type Stroke } from './layers'
import type { WordLook } from './look'
import { inFull } from './numbers'
import { nameRise, stackRows, type Edges } from './row-layout'
import type { PairChart, PairRow, PairSide } from './rows'
import { plotOf, type Sheet } from './sheet'
import { textWidth } from '../figures/text-width'
import { wordLayers, type Words } from './words'

const thickness = 36
/** Between a bar's end and its number, and between the middle and the sides' titles. */
const beside = 12
/** Between the middle line and the bars, so that a narrow bar isn't hidden by the line. */
const clear = 4

const titleLook: Readonly<Record<NonNullable<PairSide['look']>, WordLook>> = {
  accent: 'accent',
  second: 'second',
  gray: 'strong',
}

/** Drawing units per unit of each side: the longest bar fills its half. */
function scalesOf({ rows, ownScales }: PairChart, half: number): [left: number, right: number] {
  const most = ([0, 1] as const).map(side => Math.max(...rows.map(({ values }) => values[side])))
  const [left = 1, right = 1] = ownScales ? most : most.map(() => Math.max(...most))
  return [(half - clear) / left, (half - clear) / right]
}

/** A row's bar on one side, with its number next to it, or inside if there is no room. */
interface Bar {
  value: number
  side: PairSide
  isLeft: boolean
  /** In drawing units. */
  perUnit: number
  half: number
  edges: Edges
}

function barParts({ value, side: { look = 'accent' }, isLeft, perUnit, half, edges }: Bar) {
  const direction = isLeft ? -1 : 1
  const length = clear + value * perUnit
  const text = inFull(value)
  const isBeside = length + beside + textWidth(text, true) <= half
  const words: Words = {
    ...{ x: direction * length, y: (edges.top + edges.bottom) / 2, text, gap: beside },
    side: isLeft === isBeside ? 'left' : 'right',
    look: isBeside || look === 'gray' ? 'strong' : 'white',
  }
  const [x, x2] = isLeft ? [-length, -clear] : [clear, length]
  return { rect: { x, x2, y: edges.bottom, y2: edges.top, look: `fill-${look}` as const }, words }
}

/** Horizontal bars back to back, each row's name above the middle. */
export function pairSheet(chart: PairChart): Sheet {
  const { rows, sides } = chart
  const { edges, height } = stackRows(rows, thickness, true)
  const frame = {
    frame: chart,
    y: { to: height, every: height, hidden: true },
    contentHeight: height,
    // The sides' titles.
    headroom: 1,
  }
  const axis = { ticks: [], isGrid: true }
  const half = plotOf({ ...frame, x: { ...axis, from: 0, to: 1 } }).width / 2
  const scales = scalesOf(chart, half)
  const drawn = rows.map(({ name, values }: PairRow, index) => {
    const place = edges[index] ?? { top: 0, bottom: 0 }
    const shared = { half, edges: place }
    const bars = [
      barParts({ ...shared, value: values[0], side: sides[0], isLeft: true, perUnit: scales[0] }),
      barParts({ ...shared, value: values[1], side: sides[1], isLeft: false, perUnit: scales[1] }),
    ]
    const middle: Stroke = { from: { x: 0, y: place.bottom }, to: { x: 0, y: place.top }, look: 'edge' }
    const above: Words = { x: 0, y: place.top, text: name, side: 'above', gap: nameRise, look: 'plain' }
    return { rects: bars.map(({ rect }) => rect), middle, words: [above, ...bars.map(bar => bar.words)] }
  })
  const titles = sides.map(({ title, look = 'accent' }, at): Words => {
    const isLeft = at === 0
    return {
      ...{ x: isLeft ? -beside : beside, y: height, text: title, gap: 12, look: titleLook[look] },
      side: isLeft ? 'above-left' : 'above-right',
    }
  })
  return {
    ...frame,
    x: { ...axis, from: -half, to: half },
    layers: [
      rectLayer(drawn.flatMap(({ rects }) => rects.filter(({ x, x2 }) => x < x2))),
      strokeLayer(drawn.map(({ middle }) => middle)),
      ...wordLayers([...titles, ...drawn.flatMap(({ words }) => words)]),
    ],
  }
}
