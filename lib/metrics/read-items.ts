import { isoOfDay, readDates, type DateOrder, type DateReading } from '../tools/dates'
import { numberOf, readTable, type Problem, type Row } from '../tools/table'
import { noColumns, recognizeColumns, roles, type Columns, type Role } from './columns'
import type { Item } from './item'

/** What the reader has corrected; a field that is missing is found out. */
export interface Corrections {
  columns?: Columns
  dateOrder?: DateOrder
}

/** An export, read. */
export interface Reading {
  /** Names of the columns: those of the header, or 'Column 1' and so on. */
  header: readonly string[]
  /** The first rows, to compare with the columns' roles. */
  firstRows: readonly (readonly string[])[]
  columns: Columns
  dateOrder: DateReading['order']
  /** Whether the reader has to choose the order of dates before anything is counted. */
  isUnclear: boolean
  items: readonly Item[]
  /** By line; the first hundred. */
  problems: readonly Problem[]
  problemCount: number
  /** Rows of the export, with those that couldn't be counted. */
  rowCount: number
}

const mostProblems = 100
const dateRoles = ['created', 'started', 'done'] as const
type DateRole = (typeof dateRoles)[number]

const cellOf = ({ cells }: Row, column: number): string => (column < 0 ? '' : (cells[column] ?? ''))

/** The widest row's number of cells, since some rows of a table without a header may be short. */
const widthOf = (rows: readonly Row[]): number =>
  rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)

/** The same columns, without those that the table doesn't have: a correction may be from an earlier paste. */
const within = (columns: Columns, width: number): Columns => ({
  ...columns,
  ...Object.fromEntries(
    roles.map((role): [Role, number] => [role, columns[role] < width ? columns[role] : -1]),
  ),
})

interface Dated extends Record<DateRole, number | undefined> {
  row: Row
}

/** What is wrong with an item's dates, if it can't be counted because of it. */
function troubleOf({ created, started, done }: Dated, today: number): string | undefined {
  const days = { created, started, done }
  const future = dateRoles.find(role => (days[role] ?? today) > today)
  if (future)
    return `The day ‘${future}’, ${isoOfDay(days[future] ?? today)}, is in the future. Correct it, or leave it empty until then. This item isn’t counted.`
  if (started !== undefined && done !== undefined && done < started)
    return `This item was done on ${isoOfDay(done)}, before it was started on ${isoOfDay(started)}. Correct one of the dates. It isn’t counted.`
  if (created !== undefined && started === undefined && done !== undefined && done < created)
    return `This item was done on ${isoOfDay(done)}, before it was created on ${isoOfDay(created)}. Correct one of the dates. It isn’t counted.`
  if (created === undefined && started === undefined && done === undefined)
    return 'This item has no date. Add at least the day on which it was created. It isn’t counted.'
  return undefined
}

function pointsOf(text: string): { points?: number; trouble?: string } {
  if (text === '') return {}
  const points = numberOf(text)
  if (points === undefined)
    return {
      trouble: `‘${text.slice(0, 30)}’ isn’t a number of points. The item is counted, its points aren’t.`,
    }
  if (points < 0)
    return { trouble: 'Points below zero can’t be right. The item is counted, its points aren’t.' }
  return { points }
}

/** The rows whose dates can be read, with sentences about the others. */
function datedRows(rows: readonly Row[], columns: Columns, chosen: DateOrder | undefined) {
  const used = dateRoles.filter(role => columns[role] >= 0)
  // An export writes all its dates in one way, so a number above 12 in one column says what the others are.
  const cells = used.flatMap(role => rows.map(row => ({ line: row.line, text: cellOf(row, columns[role]) })))
  const { order, days, problems } = readDates(cells, chosen)
  const dated = rows.map((row, index): Dated => {
    const dayOf = (role: DateRole) => {
      const at = used.indexOf(role)
      return at < 0 ? undefined : days[at * rows.length + index]
    }
    return { row, created: dayOf('created'), started: dayOf('started'), done: dayOf('done') }
  })
  return { order, dated, problems }
}

/** The table, whose first row is a header if it names any column that is known, whatever is below it. */
function tableOf(text: string) {
  const table = readTable(text)
  const [first] = table.rows
  const isNamed = !table.header && first && roles.some(role => recognizeColumns(first.cells)[role] >= 0)
  return isNamed ? readTable(text, true) : table
}

/**
 * Reads an export: which columns it has, its items, and what is wrong by line. An item with an impossible date isn't
 * counted; of two items with one key, the first is. Nothing is thrown.
 * @param today the reader's day, since 1970-01-01: later days are mistakes
 */
export function readItems(text: string, today: number, corrections: Corrections = {}): Reading {
  const table = tableOf(text)
  const width = Math.max(table.header?.length ?? 0, widthOf(table.rows))
  const header = Array.from({ length: width }, (_, at) => table.header?.[at] || `Column ${at + 1}`)
  const columns = within(
    corrections.columns ?? (table.header ? recognizeColumns(table.header) : noColumns),
    width,
  )
  const { order, dated, problems: dateProblems } = datedRows(table.rows, columns, corrections.dateOrder)
  const isUnclear = order === 'unclear' || order === 'mixed'
  const problems: Problem[] = [...table.problems]
  for (const problem of dateProblems) problems.push(problem)
  const unreadable = new Set(dateProblems.map(({ line }) => line))
  const lineOfKey = new Map<string, number>()
  const items: Item[] = []
  for (const each of isUnclear || !hasDates(columns) ? [] : dated) {
    const { row, created, started, done } = each
    const { line } = row
    const key = cellOf(row, columns.key)
    const earlier = key ? lineOfKey.get(key) : undefined
    if (key && earlier === undefined) lineOfKey.set(key, line)
    // Its sentence is there already.
    if (unreadable.has(line)) continue
    const trouble =
      earlier === undefined
        ? troubleOf(each, today)
        : `The key ‘${key.slice(0, 30)}’ is on line ${earlier}, too. Only that line is counted.`
    if (trouble) {
      problems.push({ line, text: trouble })
      continue
    }
    const { points, trouble: noPoints } = pointsOf(cellOf(row, columns.points))
    if (noPoints) problems.push({ line, text: noPoints })
    items.push({ line, key, title: cellOf(row, columns.title), created, started, done, points })
  }
  problems.sort((a, b) => a.line - b.line)
  return {
    header,
    firstRows: table.rows.slice(0, 3).map(({ cells }) => cells),
    columns,
    dateOrder: order,
    isUnclear,
    items,
    problems: problems.slice(0, mostProblems),
    problemCount: problems.length,
    rowCount: table.rows.length,
  }
}

/** Whether any of the columns is a date, without which there is nothing to count. */
export const hasDates = (columns: Columns): boolean => dateRoles.some(role => columns[role] >= 0)
