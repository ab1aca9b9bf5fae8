import type { CountedAxis, LevelMark, NamedAxis } from './chart'
import type { MomentMark } from './frame'
import { strokeLayer, type Layer, type Stroke } from './layers'
import { placeOf } from './places'
import { wordLayers, type Words } from './words'

/** Dashed vertical lines at moments, with words above the plot, one row per moment. */
export function momentParts(
  moments: readonly MomentMark[],
  axis: CountedAxis | NamedAxis,
  top: number,
): { headroom: number; layers: Layer[] } {
  const marks = moments.flatMap(({ at, text, side }) => {
    const x = placeOf(axis, at)
    return x === undefined ? [] : [{ x, text, side }]
  })
  const strokes = marks.map(({ x }): Stroke => ({
    from: { x, y: 0 },
    to: { x, y: top, dy: -34 },
    look: 'plan',
  }))
  const words = marks.map(({ x, text, side }): Words => ({
    x,
    y: top,
    text,
    side,
    gap: 10,
    rise: 24,
    look: 'plain',
  }))
  return { headroom: marks.length > 0 ? 1 : 0, layers: [strokeLayer(strokes), ...wordLayers(words)] }
}

/** Dashed horizontal lines with words above or below one end. */
export function levelParts(
  levels: readonly LevelMark[],
  { from, to }: { from: number; to: number },
): Layer[] {
  const strokes = levels.map(({ y }): Stroke => ({ from: { x: from, y }, to: { x: to, y }, look: 'plan' }))
  const words = levels.map(({ y, text, side }): Words => {
    // Above the left end, running to the right.
    const [over, end] = side.split('-')
    const towards = end === 'left' ? 'right' : 'left'
    return {
      x: end === 'left' ? from : to,
      y,
      text,
      side: `${over}-${towards}` as Words['side'],
      gap: 10,
      look: 'soft',
    }
  })
  return [strokeLayer(strokes), ...wordLayers(words)]
}
