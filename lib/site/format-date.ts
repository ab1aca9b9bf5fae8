const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as 'November 21, 2026'; in UTC, so that the reader's time zone doesn't change the day. */
export function formatDate(date: Date): string {
  return american.format(date)
}
