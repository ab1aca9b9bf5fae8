import type { CountedAxis, NamedAxis } from './chart'
import { written } from './numbers'

/** A horizontal axis with resolved positions. */
export interface AxisPositions {
  from: number
  to: number
  ticks: { at: number; text: string }[]
  title?: string
}

/** Position of the first value. */
export const firstPosition = (axis: CountedAxis | NamedAxis): number => ('names' in axis ? 0 : axis.from)

/** The position of a number or name; undefined if the axis doesn't have it. */
export function positionOf(axis: CountedAxis | NamedAxis, at: number | string): number | undefined {
  if (typeof at === 'number') return 'names' in axis ? undefined : at
  const index = 'names' in axis ? axis.names.indexOf(at) : -1
  return index < 0 ? undefined : index
}

/** The label at a position. */
export function labelAt(axis: CountedAxis | NamedAxis, position: number): string {
  return 'names' in axis ? (axis.names[position] ?? '') : written(position)
}

/** An axis for `count` values, with every n-th position labeled. */
export function positionsOf(axis: CountedAxis | NamedAxis, count: number): AxisPositions {
  const from = firstPosition(axis)
  const every = axis.every ?? 1
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  // Numbers are labeled at multiples (0, 5, 10) wherever the axis starts; names from the first.
  const ticks = numbers
    .filter(position => ('names' in axis ? position : Math.abs(position)) % every === 0)
    .map(at => ({ at, text: labelAt(axis, at) }))
  return { from, to: from + count - 1, ticks, title: axis.title }
}
