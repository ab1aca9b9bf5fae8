import { rectLayer, strokeLayer } from './layers'
import type { WordLook } from './look'
import { inFull } from './numbers'
import { nameRise, stackRows } from './row-layout'
import type { PairChart, PairSide } from './rows'
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

/** Horizontal bars back to back, each row's name above the middle. */
export function pairSheet({ rows, sides, ownScales, ...frame }: PairChart): Sheet {
  const { edges, height } = stackRows(rows, thickness, true)
  const sheet = {
    frame,
    y: { to: height, every: height, hidden: true },
    contentHeight: height,
    // The sides' titles.
    headroom: 1,
  }
  const axis = { ticks: [], isGrid: true }
  const half = plotOf({ ...sheet, x: { ...axis, from: 0, to: 1 } }).width / 2
  // The longest bar fills its half.
  const most = ([0, 1] as const).map(side => Math.max(...rows.map(({ values }) => values[side])))
  const perUnit = most.map(each => (half - clear) / (ownScales ? each : Math.max(...most)))
  const drawn = rows.map(({ name, values }, index) => {
    const { top, bottom } = edges[index] ?? { top: 0, bottom: 0 }
    const bars = sides.map(({ look = 'accent' }, side) => {
      const length = clear + (values[side] ?? 0) * (perUnit[side] ?? 0)
      const text = inFull(values[side] ?? 0)
      // Inside the bar if there is no room next to it.
      const isBeside = length + beside + textWidth(text, true) <= half
      const words: Words = {
        ...{ x: side === 0 ? -length : length, y: (top + bottom) / 2, text, gap: beside },
        side: (side === 0) === isBeside ? 'left' : 'right',
        look: isBeside || look === 'gray' ? 'strong' : 'white',
      }
      const [x, x2] = side === 0 ? [-length, -clear] : [clear, length]
      return { rect: { x, x2, y: bottom, y2: top, look: `fill-${look}` as const }, words }
    })
    const above: Words = { x: 0, y: top, text: name, side: 'above', gap: nameRise, look: 'plain' }
    return {
      rects: bars.flatMap(({ rect }) => (rect.x < rect.x2 ? [rect] : [])),
      middle: { from: { x: 0, y: bottom }, to: { x: 0, y: top }, look: 'edge' } as const,
      words: [above, ...bars.map(({ words }) => words)],
    }
  })
  const titles = sides.map(({ title, look = 'accent' }, side): Words => ({
    ...{ x: side === 0 ? -beside : beside, y: height, text: title, gap: 12, look: titleLook[look] },
    side: side === 0 ? 'above-left' : 'above-right',
  }))
  return {
    ...sheet,
    x: { ...axis, from: -half, to: half },
    layers: [
      rectLayer(drawn.flatMap(({ rects }) => rects)),
      strokeLayer(drawn.map(({ middle }) => middle)),
      ...wordLayers([...titles, ...drawn.flatMap(({ words }) => words)]),
    ],
  }
}
