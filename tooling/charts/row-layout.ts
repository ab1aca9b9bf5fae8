import type { RowChart, SharesRow, TakingRow } from './rows'

/** Heights in drawing units: name above a bar, note below it. */
const heights = { name: 38, note: 40 }
/** Space above a row, and above a name, which must be nearer to its own bar. */
const apart = { row: 16, name: 22 }

/** From a bar's top edge up to the name's baseline. */
export const nameRise = 12
/** From a bar's bottom edge down to the top of its note. */
export const noteDrop = 10

/** A bar's top and bottom edge, measured up from the bottom of the rows. */
export interface Edges {
  top: number
  bottom: number
}

/** Stacks rows from the top down: the edges of their bars and their total height, with space for words `above` the first. */
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

/** The sum of a row's shares. */
export const sumOf = ({ shares }: SharesRow): number => shares.reduce((sum, { value }) => sum + value, 0)

/** Start and end of a row's bar. */
export interface Span {
  from: number
  to: number
}

/** The spans of all rows: one that subtracts is at the end of the remainder above. */
export function spansOf(rows: RowChart['rows']): Span[] {
  let left = 0
  return rows.map((row: SharesRow | TakingRow) => {
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
