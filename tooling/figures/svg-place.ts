import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** As in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Corner = readonly [x: number, y: number]

/** A bounding box in drawing units. */
export interface Room {
  left: number
  right: number
  top: number
  bottom: number
}

export const asItIs: Matrix = [1, 0, 0, 1, 0, 0]

/** Multiplies two matrices. */
const product = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]

const shift = (x = 0, y = 0): Matrix => [1, 0, 0, 1, x, y]

function turn(degrees = 0, x = 0, y = 0): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return product(product(shift(x, y), [cos, sin, -sin, cos, 0, 0]), shift(-x, -y))
}

/** Parses a `transform` of translations, rotations, scales, and matrices; figures use no others. */
function matrixOfTransform(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)]
    .map(([, name, list = '']): Matrix => {
      const [a = 0, b, c, d = 1, e = 0, f = 0] = list
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      if (name === 'translate') return shift(a, b)
      if (name === 'rotate') return turn(a, b, c)
      if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
      return name === 'matrix' ? [a, b ?? 0, c ?? 0, d, e, f] : asItIs
    })
    .reduce(product, asItIs)
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(candidate => candidate.name === name)?.value

/** A length or coordinate; 0 if missing. */
export const number = (element: Element, name: string): number =>
  Number.parseFloat(attribute(element, name) ?? '0')

/** Applies an element's `transform` to its parent's matrix. */
export const matrixWithin = (around: Matrix, element: Element): Matrix =>
  product(around, matrixOfTransform(attribute(element, 'transform') ?? ''))

/** The bounding box of a transformed rectangle. */
export function roomOf([a, b, c, d, e, f]: Matrix, { left, right, top, bottom }: Room): Room {
  const corners: Corner[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]
  const moved = corners.map(([x, y]): Corner => [a * x + c * y + e, b * x + d * y + f])
  return {
    left: Math.min(...moved.map(([x]) => x)),
    right: Math.max(...moved.map(([x]) => x)),
    top: Math.min(...moved.map(([, y]) => y)),
    bottom: Math.max(...moved.map(([, y]) => y)),
  }
}
