import type { CountedAxis, NamedAxis } from './chart'
import { written } from './numbers'

/** A horizontal axis with its places resolved. */
export interface Places {
  from: number
  to: number
  ticks: { at: number; text: string }[]
  title?: string
}

/** Where the first value stands. */
export const firstPlace = (axis: CountedAxis | NamedAxis): number => ('names' in axis ? 0 : axis.from)

/** The place of a number or a name; undefined where the axis has no such name. */
export function placeOf(axis: CountedAxis | NamedAxis, at: number | string): number | undefined {
  if (typeof at === 'number') return 'names' in axis ? undefined : at
  const index = 'names' in axis ? axis.names.indexOf(at) : -1
  return index < 0 ? undefined : index
}

/** What is written at a place. */
export function nameOf(axis: CountedAxis | NamedAxis, place: number): string {
  return 'names' in axis ? (axis.names[place] ?? '') : written(place)
}

/** An axis for `count` values: each n-th place has its number or name. */
export function placesOf(axis: CountedAxis | NamedAxis, count: number): Places {
  const from = firstPlace(axis)
  const every = axis.every ?? 1
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  // Numbers on multiples (0, 5, 10), wherever the axis begins; names from the first.
  const ticks = numbers
    .filter(place => ('names' in axis ? place : Math.abs(place)) % every === 0)
    .map(at => ({ at, text: nameOf(axis, at) }))
  return { from, to: from + count - 1, ticks, title: axis.title }
}
