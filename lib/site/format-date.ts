import * as words from '../../data/words/formats'

const long = new Intl.DateTimeFormat(words.dates, { dateStyle: 'long', timeZone: 'UTC' })

/** A date as 'November 21, 2026'; in UTC, so that the reader's time zone doesn't change the day. */
export function formatDate(date: Date): string {
  return long.format(date)
}
