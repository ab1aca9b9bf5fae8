import { readDates } from '../tools/dates'
import { numberOf, type Table } from '../tools/table'

/** A column that a forecast can read. */
export interface Column {
  /** From 0. */
  index: number
  /** Its header, or 'Column 2'. */
  name: string
  /** Items of a period in each row, or the day on which one item was finished. */
  kind: 'counts' | 'dates'
}

/** Rows that are looked at to find out what a column holds. */
const sample = 200

/** Headers of columns that hold what was finished, and when. */
const finished = /done|finish|completed|completion|closed|resolved|deliver|throughput|ended|end date/i
const counted = /count|items|number|throughput|stories|points/i

function kindOf(cells: readonly string[]): Column['kind'] | undefined {
  const filled = cells.filter(cell => cell !== '')
  const isMost = (count: number) => count > filled.length / 2
  if (filled.length === 0) return undefined
  if (isMost(filled.filter(cell => numberOf(cell) !== undefined).length)) return 'counts'
  const dates = filled.map((text, index) => ({ line: index, text }))
  const days = (order: 'day-first' | 'month-first') =>
    readDates(dates, order).days.filter(day => day !== undefined).length
  return isMost(Math.max(days('day-first'), days('month-first'))) ? 'dates' : undefined
}

/** The columns of a table that hold counts or dates. */
export function columnsOf({ header, rows }: Table): Column[] {
  const some = rows.slice(0, sample)
  const width = Math.max(0, ...some.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index): Column[] => {
    const kind = kindOf(some.map(({ cells }) => cells[index] ?? ''))
    return kind ? [{ index, name: header?.[index] || `Column ${index + 1}`, kind }] : []
  }).flat()
}

/**
 * The column to read unless the reader chooses another: one whose header says that it is what was finished; else the last
 * one with counts, since other numbers and dates are in front of them; else the last one with dates.
 */
export const likelyColumn = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ name }) => finished.test(name)) ??
  columns.findLast(({ kind, name }) => kind === 'counts' && counted.test(name)) ??
  columns.findLast(({ kind }) => kind === 'counts') ??
  columns.at(-1)
