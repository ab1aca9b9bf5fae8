import type { Problem } from './table'

/** Which number comes first where a date is numbers alone, '03/09/2026'. */
export type DateOrder = 'day-first' | 'month-first'

/** A cell of a column of dates. */
export interface DateCell {
  line: number
  text: string
}

/** The dates of a column. */
export interface DateReading {
  /**
   * iso: every date says what its numbers are, by the year first or by the month's name; unclear: any order fits, so ask
   * the reader; mixed: some dates are day-first only, others month-first only.
   */
  order: 'iso' | DateOrder | 'unclear' | 'mixed'
  /** For each cell its day (days since 1970-01-01, UTC); undefined if it is empty or can't be read, or unclear. */
  days: readonly (number | undefined)[]
  problems: readonly Problem[]
}

const millisecondsADay = 86_400_000

/** A day as days since 1970-01-01 (UTC); undefined if there isn't such a day. `month` is from 1. */
export function dayNumber(year: number, month: number, date: number): number | undefined {
  const day = new Date(Date.UTC(year, month - 1, date))
  if (day.getUTCMonth() !== month - 1 || day.getUTCDate() !== date) return undefined
  return day.getTime() / millisecondsADay
}

/** 'YYYY-MM-DD' of a day since 1970-01-01. */
export const isoOfDay = (day: number): string => new Date(day * millisecondsADay).toISOString().slice(0, 10)

/** The day since 1970-01-01 of 'YYYY-MM-DD', whatever follows; undefined if it isn't one. */
export function dayOfIso(text: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  return year ? dayNumber(Number(year), Number(month), Number(date)) : undefined
}

/** The reader's local day at a moment, as days since 1970-01-01. */
export const dayOfNow = (now: Date): number =>
  dayNumber(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? 0

export const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** 'Mar 9', with the year if asked for: 'Mar 9, 2026'. */
export function dayInShort(day: number, hasYear = false): string {
  const [year = '', month = '', date = ''] = isoOfDay(day).split('-')
  const name = `${shortMonths[Number(month) - 1] ?? ''} ${Number(date)}`
  return hasYear ? `${name}, ${year}` : name
}

/** What a cell says: a day; two numbers of which either may be the day; or nothing. */
type Said = number | { one: number; two: number; year: number } | undefined

const fullYear = (text: string) => {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

/** A time of day behind a date, which doesn't change the day. */
const time = String.raw`(?:[T ,]+\d{1,2}:\d\d.*)?$`
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}`)
const numbersAlone = new RegExp(String.raw`^(\d{1,2})[-/.] ?(\d{1,2})[-/.] ?(\d{4}|\d\d)${time}`)
const dayAndName = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(\p{L}{3,})[-/., ]+(\d{4}|\d\d)${time}`,
  'u',
)
const nameAndDay = new RegExp(String.raw`^(\p{L}{3,})[. ]+(\d{1,2})(?:st|nd|rd|th)?[, ]+(\d{4})${time}`, 'u')

const monthOf = (name: string): number =>
  shortMonths.findIndex(each => each.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** Parses one date. The day is the one that is written, whatever the time zone. */
function said(text: string): Said {
  // 'Mon, 9 Mar 2026' and 'Monday, March 9, 2026'
  const plain = text.trim().replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]? /i, '')
  const iso = yearFirst.exec(plain)
  if (iso) return dayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = dayAndName.exec(plain)
  if (named) return dayNumber(fullYear(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]))
  const american = nameAndDay.exec(plain)
  if (american) return dayNumber(Number(american[3]), monthOf(american[1] ?? ''), Number(american[2]))
  const [, one, two, year] = numbersAlone.exec(plain) ?? []
  if (!year) return undefined
  return { one: Number(one), two: Number(two), year: fullYear(year) }
}

const inOrder = ({ one, two, year }: { one: number; two: number; year: number }, order: DateOrder) =>
  order === 'day-first' ? dayNumber(year, two, one) : dayNumber(year, one, two)

const orderWords = { 'day-first': 'the day first', 'month-first': 'the month first' } as const

function sentenceAbout(text: string, order: DateOrder | undefined): string {
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text
  if (/^\d{5}(?:\.\d+)?$/.test(text))
    return `‘${shown}’ looks like a spreadsheet’s number for a day. Format the column as a date there, and copy it again.`
  if (order && typeof said(text) === 'object')
    return `‘${shown}’ isn’t a date with ${orderWords[order]}. Correct it, or choose the other order.`
  return `‘${shown}’ isn’t a date that can be read. Write it as 2026-03-09.`
}

/**
 * Reads a column of dates. Where numbers alone could be day-first and month-first, the order is never guessed: it follows
 * from other dates of the column (a number above 12), or `chosen` says it.
 */
export function readDates(cells: readonly DateCell[], chosen?: DateOrder): DateReading {
  const all = cells.map(({ text }) => (text.trim() === '' ? undefined : said(text)))
  const numbers = all.filter(each => typeof each === 'object')
  const isDayFirst = numbers.some(({ one, two }) => one > 12 && two <= 12)
  const isMonthFirst = numbers.some(({ one, two }) => two > 12 && one <= 12)
  const found = isDayFirst ? 'day-first' : isMonthFirst ? 'month-first' : undefined
  const isMixed = isDayFirst && isMonthFirst
  // Days that are the same in either order, such as 03/03/2026, need no choice.
  const isSame = numbers.every(({ one, two }) => one === two)
  const order = chosen ?? (isMixed ? undefined : (found ?? (isSame ? 'day-first' : undefined)))
  const days = all.map(each => (typeof each === 'object' ? order && inOrder(each, order) : each))
  const problems = cells.flatMap(({ line, text }, index): Problem[] => {
    const isFine = text.trim() === '' || days[index] !== undefined
    const waits = !order && typeof all[index] === 'object'
    return isFine || waits ? [] : [{ line, text: sentenceAbout(text.trim(), order) }]
  })
  if (numbers.length === 0) return { order: 'iso', days, problems }
  if (order) return { order, days, problems }
  return { order: isMixed ? 'mixed' : 'unclear', days, problems }
}
