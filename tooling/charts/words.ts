import type { Side } from './chart'
import { strokeLayer, type Layer, type Stroke } from './layers'
import type { WordLook } from './look'

/** Words at a point of the chart; x and y in axis units, `\n` breaks the line. */
export interface Words {
  x: number
  y: number
  text: string
  /** 'middle': on the point. */
  side: Side | 'middle'
  /** From the point to the words in drawing units; 14 by default. */
  gap?: number
  look: WordLook
  /** Moves them up without changing side and gap, in drawing units. */
  rise?: number
  /** May move up or down to avoid other ends' words. */
  isEnd?: boolean
}

/** Line height in drawing units. */
export const lineHeight = 34
const capHeight = 20
/** With a larger gap, a line leads from the point to the words. */
const nearEnough = 30

type Anchor = { dx: number; dy: number; align: 'left' | 'center' | 'right' }

/** The anchor of each line of words, relative to the point. */
function anchorsOf({ side, gap = 14, rise = 0 }: Words, count: number): Anchor[] {
  const lower = (count - 1) * lineHeight
  const first = side.startsWith('above')
    ? -gap - lower
    : side.startsWith('below')
      ? gap + capHeight
      : capHeight / 2 - lower / 2
  const aside = side === 'right' ? gap : side === 'left' ? -gap : 0
  const align = side.endsWith('right') ? 'left' : side.endsWith('left') ? 'right' : 'center'
  return Array.from({ length: count }, (_, line) => ({
    dx: aside,
    dy: first - rise + line * lineHeight,
    align,
  }))
}

/** The line from a point to distant words. */
function leader({ x, y, side, gap = 14 }: Words): Stroke[] {
  if (gap <= nearEnough) return []
  const direction = side === 'left' || side.startsWith('above') ? -1 : 1
  const along = side === 'left' || side === 'right' ? 'dx' : 'dy'
  const from = { x, y, [along]: direction * 10 }
  const to = { x, y, [along]: direction * (gap - 6) }
  return [{ from, to, look: 'leader' }]
}

/** Words, and lines to those that are far from their point. */
export const wordLayers = (all: readonly Words[]): Layer[] => [
  strokeLayer(all.flatMap(leader)),
  scales =>
    all.flatMap((words, index) => {
      const { x, y, look, isEnd } = words
      const lines = words.text.split('\n')
      return anchorsOf(words, lines.length).map(({ dx, dy, align }, line) => ({
        ...{ kind: 'text', x: scales.x(x) + dx, y: scales.y(y) + dy, align, look },
        ...{ text: lines[line] ?? '', end: isEnd ? index : undefined },
      }))
    }),
]
