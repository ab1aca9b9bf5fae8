const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date in US form at UTC, such as 'November 21, 2026'; the reader's own zone never changes the day. */
export function formatDate(date: Date): string {
  return american.format(date)
}
