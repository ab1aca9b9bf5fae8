import type { DefaultTreeAdapterTypes } from 'parse5'
import {
  applyToPoints,
  compose,
  fromDefinition,
  fromTransformAttribute,
  type Matrix,
} from 'transformation-matrix'

export type Element = DefaultTreeAdapterTypes.Element

/** A bounding box in drawing units. */
export interface Room {
  left: number
  right: number
  top: number
  bottom: number
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(candidate => candidate.name === name)?.value

/** A length or coordinate; 0 if missing. */
export const number = (element: Element, name: string): number =>
  Number.parseFloat(attribute(element, name) ?? '0')

/** Applies an element's `transform` to its parent's matrix. */
export function matrixWithin(around: Matrix, element: Element): Matrix {
  const transform = attribute(element, 'transform')
  return transform ? compose(around, ...fromDefinition(fromTransformAttribute(transform))) : around
}

/** The bounding box of a transformed rectangle. */
export function roomOf(matrix: Matrix, { left, right, top, bottom }: Room): Room {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]
  const moved = applyToPoints(matrix, corners)
  return {
    left: Math.min(...moved.map(({ x }) => x)),
    right: Math.max(...moved.map(({ x }) => x)),
    top: Math.min(...moved.map(({ y }) => y)),
    bottom: Math.max(...moved.map(({ y }) => y)),
  }
}
