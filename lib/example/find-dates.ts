import { dayOf, months, weekdayOf, weekdays, type IsoDay, type Month, type Weekday } from './days'

/** A month and a day mentioned in a text. */
export interface DateMention {
  /** As written, with weekday and year. */
  text: string
  at: number
  end: number
  weekday: Weekday | undefined
  month: Month
  date: number
  year: number | undefined
  /** The last day of a span: 'January 13 to 24', 'June 29 to July 10'. */
  to?: { month: Month; date: number }
}

const short = (names: readonly string[]) => names.flatMap(name => [name, `${name.slice(0, 3)}\\b\\.?`])
const weekdayPattern = `(${short(weekdays).join('|')})`
const monthPattern = `(${short(months).join('|')})`
const datePattern = '(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%]|[.,]\\d| %)'

const pattern = new RegExp(
  [
    `(?:\\b${weekdayPattern},? (?:the )?)?\\b${monthPattern} ${datePattern}`,
    `(?:(?: to | through |–|-)(?:${monthPattern} )?${datePattern})?`,
    '(?:,? ((?:19|20)\\d\\d))?',
    `(?:,? \\((?:a )?${weekdayPattern}\\)|, a ${weekdayPattern}\\b)?`,
  ].join(''),
  'g',
)

const named = <Name extends string>(names: readonly Name[], text: string | undefined): Name | undefined =>
  text === undefined ? undefined : names.find(name => name.startsWith(text.slice(0, 3)))

/** The dates a text names in American order; months and weekdays in full or by three letters. */
export function findDates(text: string): DateMention[] {
  return [...text.matchAll(pattern)].flatMap(match => {
    const [whole, weekday, month, date, toMonth, toDate, year, inBrackets, after] = match
    const found = named(months, month)
    if (!found || !date) return []
    return {
      text: whole,
      at: match.index,
      end: match.index + whole.length,
      weekday: named(weekdays, weekday ?? inBrackets ?? after),
      month: found,
      date: Number(date),
      year: year === undefined ? undefined : Number(year),
      ...(toDate ? { to: { month: named(months, toMonth) ?? found, date: Number(toDate) } } : {}),
    }
  })
}

/** The days a mention may refer to in these years, ignoring its weekday; none if the month has no such day. */
export function daysMeant(
  { month, date, year }: Omit<DateMention, 'text' | 'at' | 'end'>,
  years: readonly number[],
) {
  const possible = year === undefined ? years : [year]
  return possible.map(each => dayOf(each, month, date)).filter((day): day is IsoDay => day !== undefined)
}

/** Whether a day matches the mention's weekday, if it has one. */
export function fitsWeekday(mention: DateMention, day: IsoDay): boolean {
  return mention.weekday === undefined || mention.weekday === weekdayOf(day)
}
