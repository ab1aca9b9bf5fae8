const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Whether a text is an ISO date, or a date and time with offset, of a day that exists. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? []
  if (!year || !month || !day) return false
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  // Date overflows into the next month, so a day that doesn't exist formats differently; months don't overflow.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${year}-${month}-${day}`)
}

/** Whether a text is written as a date, whether or not the day exists. */
export const looksLikeDate = (text: string): boolean => pattern.test(text)

const hour = 3_600_000

/** Today's date at UTC+14; no author's date is later. */
export function latestDay(now = Date.now()): string {
  return new Date(now + 14 * hour).toISOString().slice(0, 10)
}
