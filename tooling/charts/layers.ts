import type { Mark } from 'vega'
import type { Look } from './look'

/** A Vega mark and the rows that it draws; x and y are in units of the axes. */
export interface Layer {
  values: object[]
  mark: Mark
}

interface Point {
  x: number
  y: number
}

const at = (scale: 'x' | 'y', field: string, offset?: number) =>
  offset === undefined ? { scale, field } : { scale, field, offset }

const lookOf = (look: Look) => ({ look: { value: look } })

/** A line through points. With `steps` it is level up to the next point. */
export function lineLayer(points: readonly Point[], look: Look, steps = false): Layer {
  const interpolate = { value: steps ? 'step-after' : 'linear' } as const
  return {
    values: [...points],
    mark: {
      type: 'line',
      encode: { enter: { x: at('x', 'x'), y: at('y', 'y'), interpolate, ...lookOf(look) } },
    },
  }
}

/** The area between two heights. */
export function areaLayer(rows: readonly { x: number; low: number; high: number }[], look: Look): Layer {
  return {
    values: [...rows],
    mark: {
      type: 'area',
      encode: { enter: { x: at('x', 'x'), y: at('y', 'high'), y2: at('y', 'low'), ...lookOf(look) } },
    },
  }
}

/** Rectangles between two places and two heights, each `inset` units narrower on both sides. */
export function rectLayer(
  rows: readonly { x: number; x2: number; y: number; y2: number; look: Look }[],
  inset = 0,
): Layer {
  return {
    values: [...rows],
    mark: {
      type: 'rect',
      encode: {
        enter: {
          x: at('x', 'x', inset),
          x2: at('x', 'x2', -inset),
          y: at('y', 'y'),
          y2: at('y', 'y2'),
          look: { field: 'look' },
        },
      },
    },
  }
}

/** Round dots. */
export function dotLayer(rows: readonly (Point & { look: Look })[], radius: number): Layer {
  return {
    values: [...rows],
    mark: {
      type: 'symbol',
      encode: {
        enter: {
          x: at('x', 'x'),
          y: at('y', 'y'),
          size: { value: radius * radius * Math.PI },
          look: { field: 'look' },
        },
      },
    },
  }
}

/** A straight line; the offsets, in units of the drawing, move its ends away from their places. */
export interface Stroke {
  from: Point & { dx?: number; dy?: number }
  to: Point & { dx?: number; dy?: number }
  look: Look
}

export function strokeLayer(strokes: readonly Stroke[]): Layer {
  const end = (scale: 'x' | 'y', field: string) => ({ scale, field, offset: { field: `d${field}` } })
  return {
    values: strokes.map(({ from, to, look }) => ({
      ...{ x: from.x, y: from.y, dx: from.dx ?? 0, dy: from.dy ?? 0 },
      ...{ x2: to.x, y2: to.y, dx2: to.dx ?? 0, dy2: to.dy ?? 0 },
      look,
    })),
    mark: {
      type: 'rule',
      encode: {
        enter: {
          x: end('x', 'x'),
          y: end('y', 'y'),
          x2: end('x', 'x2'),
          y2: end('y', 'y2'),
          look: { field: 'look' },
        },
      },
    },
  }
}
