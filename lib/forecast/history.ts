import { dayInShort, readDates, type DateOrder } from '../tools/dates'
import { numberOf, readTable, type Problem, type Row, type Table } from '../tools/table'
import { columnsOf, likelyColumn, type Column } from './columns'
import { periodBefore, periodsSince, type PeriodKind } from './periods'

/** How a reader's text is read. */
export interface HistoryOptions {
  /** The column that the reader chose, from 0. */
  column?: number
  /** The order of dates that the reader chose. */
  order?: DateOrder
  /** The day on whose morning the forecast begins (days since 1970-01-01). */
  start: number
  /** The reader's day, after which nothing can be finished yet. */
  today: number
  period: PeriodKind
}

/** What a reader's text says about the past. */
export interface HistoryReading {
  /** Items finished in each period, the oldest first. */
  history: readonly number[]
  /** All columns that could be read, and the one that was. */
  columns: readonly Column[]
  column?: Column
  /** Either order of day and month fits the dates, so the reader must choose. */
  asksOrder: boolean
  problems: readonly Problem[]
}

/** Older periods are left out: they say little about the next ones. */
export const mostHistory = 1000

/** More items in one period are a typing error. */
const mostItems = 100_000

const quoted = (text: string) => `‘${text.length > 30 ? `${text.slice(0, 30)}…` : text}’`

/** What is wrong with a period's count; undefined if nothing is. */
function wrongCount(text: string): string | undefined {
  const count = numberOf(text)
  if (text === '') return 'There is no number here. Write 0 if nothing was finished in this period.'
  if (count === undefined)
    return `${quoted(text)} isn’t a number. Write how many items were finished in this period, such as 4.`
  if (count < 0) return `${quoted(text)} is less than nothing. Write 0 if nothing was finished.`
  if (!Number.isInteger(count)) return `${quoted(text)} isn’t a whole number. Count items, each as 1.`
  if (count > mostItems) return `${quoted(text)} is more than 100,000 items in one period. Check the number.`
  return undefined
}

/** One line of numbers, such as '5, 4, 5, 4': as a row each. */
function typedRows(text: string): Row[] | undefined {
  const line = text.split('\n').findIndex(each => each.trim() !== '')
  if (!/^[-+\d\s,;.]+$/.test(text.trim()) || text.trim().includes('\n')) return undefined
  const cells = text.trim().split(/[\s,;]+/)
  return cells.filter(cell => cell !== '').map(cell => ({ line: line + 1, cells: [cell] }))
}

const tableOf = (text: string): Table => {
  const typed = typedRows(text)
  return typed ? { rows: typed, problems: [] } : readTable(text)
}

const keyNames = /^(?:issue |work ?item |item )?(?:key|id)$/i

/** Rows whose key is new, and a problem for each of the others. */
function withoutDoubles({ header, rows }: Table): { rows: readonly Row[]; problems: Problem[] } {
  const key = header?.findIndex(name => keyNames.test(name)) ?? -1
  if (key === -1) return { rows, problems: [] }
  const lines = new Map<string, number>()
  const problems: Problem[] = []
  const kept = rows.filter(({ line, cells }) => {
    const text = cells[key] ?? ''
    const earlier = lines.get(text)
    if (text === '' || earlier === undefined) {
      lines.set(text, line)
      return true
    }
    problems.push({ line, text: `${quoted(text)} is also on line ${earlier}. It is counted once.` })
    return false
  })
  return { rows: kept, problems }
}

type Counted = Pick<HistoryReading, 'history' | 'problems' | 'asksOrder'>

function fromCounts(rows: readonly Row[], column: number): Counted {
  const all = rows.map(({ line, cells }) => ({ line, text: cells[column] ?? '' }))
  const problems = all.flatMap(({ line, text }): Problem[] => {
    const wrong = wrongCount(text)
    return wrong ? [{ line, text: `${wrong} It isn’t counted.` }] : []
  })
  const history = all.filter(({ text }) => !wrongCount(text)).map(({ text }) => numberOf(text) ?? 0)
  return { history, problems, asksOrder: false }
}

/** '2 dates, up to Nov 4, 2026, aren’t counted.' */
function earlyInWords(days: readonly number[]): string {
  const last = dayInShort(
    days.reduce((most, day) => Math.max(most, day)),
    true,
  )
  return days.length === 1
    ? `One date, ${last}, isn’t counted.`
    : `${days.length.toLocaleString('en-US')} dates, up to ${last}, aren’t counted.`
}

const wholePeriods = (start: number) =>
  `Periods are counted back from ${dayInShort(start, true)}, and the first one isn’t whole. If it should count, let the forecast begin on another day.`

function fromDates(table: Table, column: number, { order, start, today, period }: HistoryOptions): Counted {
  const { rows, problems: doubles } = withoutDoubles(table)
  const cells = rows.map(row => ({ line: row.line, text: row.cells[column] ?? '' }))
  const reading = readDates(cells, order)
  const problems = [...doubles, ...reading.problems]
  const past: number[] = []
  reading.days.forEach((day, index) => {
    const line = cells[index]?.line ?? 0
    if (day === undefined) return
    if (day > today)
      problems.push({ line, text: `${dayInShort(day, true)} is in the future. The line is left out.` })
    else if (day >= start)
      problems.push({
        line,
        text: `${dayInShort(day, true)} isn’t before the forecast begins. The line is left out, or let the forecast begin later.`,
      })
    else past.push(day)
  })
  const first = past.reduce((least, day) => Math.min(least, day), start)
  const periods = periodsSince(start, period, first)
  const history = Array.from({ length: Math.min(periods, mostHistory) }, () => 0)
  for (const day of past) {
    const index = history.length - periodBefore(start, period, day)
    // The first period is left out if it isn't whole.
    if (index >= 0) history[index] = (history[index] ?? 0) + 1
  }
  const asksOrder = reading.order === 'unclear' || reading.order === 'mixed'
  const early = past.filter(day => periodBefore(start, period, day) > periods)
  if (early.length > 0 && periods > 0 && !asksOrder)
    problems.push({ line: 0, text: `${earlyInWords(early)} ${wholePeriods(start)}` })
  if (past.length > 0 && periods === 0)
    problems.push({ line: 0, text: 'All dates are in one period. Choose a shorter one, or add older items.' })
  return { history, problems: problems.sort((one, other) => one.line - other.line), asksOrder }
}

/** Reads what a reader pasted or typed: counts by period, or the dates of finished items. Nothing is thrown. */
export function readHistory(text: string, options: HistoryOptions): HistoryReading {
  const table = tableOf(text)
  const columns = columnsOf(table)
  const column = columns.find(({ index }) => index === options.column) ?? likelyColumn(columns)
  if (!column) {
    const nothing = {
      line: 0,
      text: 'There are no numbers and no dates here. Paste how many items were finished in each period, or the dates of finished items.',
    }
    const problems = text.trim() === '' ? [] : [...table.problems, nothing]
    return { history: [], columns, asksOrder: false, problems }
  }
  const { history, problems, asksOrder } =
    column.kind === 'counts' ? fromCounts(table.rows, column.index) : fromDates(table, column.index, options)
  const all = [...table.problems, ...problems]
  if (!asksOrder && history.length > 0 && history.every(count => count === 0))
    all.push({ line: 0, text: 'Nothing was finished in any period, so there is nothing to forecast from.' })
  if (history.length > mostHistory)
    all.push({ line: 0, text: 'These are more than 1,000 periods. Only the last 1,000 are used.' })
  return { history: history.slice(-mostHistory), columns, column, asksOrder, problems: all }
}
