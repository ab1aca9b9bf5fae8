import type { PartsRow, RowChart, TakingRow } from './rows'

/** Heights in units of the drawing: over a bar its name, under it a note. */
const heights = { name: 38, note: 40 }
/** Over a row, and over a name, which must be nearer to its own bar than to the one above. */
const apart = { row: 16, name: 22 }

/** Over a bar: from its upper edge up to the baseline of its name. */
export const nameRise = 12
/** Under a bar: from its lower edge down to the top of its note. */
export const noteDrop = 10

/** The upper and lower edge of a bar, upward from the foot of the rows. */
export interface Edges {
  top: number
  bottom: number
}

/**
 * Stacks rows from the top down: the edges of their bars, and how high they are together. Words of the whole chart
 * `above` the first row keep it at a distance.
 */
export function stackRows(
  rows: readonly { name?: string; note?: string }[],
  thickness: number,
  above: boolean,
): { edges: Edges[]; height: number } {
  let down = 0
  const tops = rows.map(({ name, note }, index) => {
    const distance = index > 0 || above ? (name ? apart.name : apart.row) : 0
    const top = down + distance + (name ? heights.name : 0)
    down = top + thickness + (note ? heights.note : 0)
    return top
  })
  return { edges: tops.map(top => ({ top: down - top, bottom: down - top - thickness })), height: down }
}

/** The sum of a row's parts. */
export const sumOf = ({ parts }: PartsRow): number => parts.reduce((sum, { value }) => sum + value, 0)

/** Where a row's bar begins and ends. */
export interface Span {
  from: number
  to: number
}

/** The spans of all rows: a row that takes something off lies at the end of what the rows above leave. */
export function spansOf(rows: RowChart['rows']): Span[] {
  let left = 0
  return rows.map((row: PartsRow | TakingRow) => {
    if ('takes' in row) {
      const to = left
      left -= row.takes
      return { from: left, to }
    }
    const from = row.from ?? 0
    left = from + sumOf(row)
    return { from, to: left }
  })
}
