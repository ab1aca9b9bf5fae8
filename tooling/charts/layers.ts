import type { Element, Point as Position } from './elements'
import type { Look } from './look'

/** Maps values on both linear axes to drawing units. */
export interface Scales {
  x: (value: number) => number
  y: (value: number) => number
}

/** Draws marks whose x and y are axis values. */
export type Layer = (scales: Scales) => Element[]

interface Point {
  x: number
  y: number
}

/** A point; offsets in drawing units move it. */
type Spot = Point & { dx?: number; dy?: number }

const positionsOf = (spots: readonly Spot[], scales: Scales): Position[] =>
  spots.map(({ x, y, dx = 0, dy = 0 }) => [scales.x(x) + dx, scales.y(y) + dy])

/** A line through points; with `steps`, level up to the next point. */
export const lineLayer =
  (points: readonly Spot[], look: Look, steps = false): Layer =>
  scales => {
    const corners = points.flatMap((point, index) => {
      const before = steps ? points[index - 1] : undefined
      return before ? [{ x: point.x, y: before.y }, point] : [point]
    })
    return [{ kind: 'line', points: positionsOf(corners, scales), look }]
  }

/** The area between two series. */
export const areaLayer =
  (rows: readonly { x: number; low: number; high: number }[], look: Look): Layer =>
  scales => {
    const outline = [
      ...rows.map(({ x, high }) => ({ x, y: high })),
      ...rows.map(({ x, low }) => ({ x, y: low })).reverse(),
    ]
    return [{ kind: 'area', points: positionsOf(outline, scales), look }]
  }

/** Rectangles between two positions and heights, `inset` units narrower on both sides. */
export const rectLayer =
  (rows: readonly { x: number; x2: number; y: number; y2: number; look: Look }[], inset = 0): Layer =>
  scales =>
    rows.map(({ look, ...row }) => {
      const [left, right] = [scales.x(row.x) + inset, scales.x(row.x2) - inset]
      const [bottom, top] = [scales.y(row.y), scales.y(row.y2)]
      return { kind: 'rect', x: left, y: top, width: right - left, height: bottom - top, look }
    })

/** Round dots. */
export const dotLayer =
  (rows: readonly (Point & { look: Look })[], radius: number): Layer =>
  scales =>
    rows.map(({ x, y, look }) => ({ kind: 'dot', x: scales.x(x), y: scales.y(y), radius, look }))

/** A straight line. */
export interface Stroke {
  from: Spot
  to: Spot
  look: Look
}

export const strokeLayer =
  (strokes: readonly Stroke[]): Layer =>
  scales =>
    strokes.flatMap(({ from, to, look }) => lineLayer([from, to], look)(scales))
