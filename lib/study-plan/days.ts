import type { IsoDay } from '../example/days'

const two = (number: number) => String(number).padStart(2, '0')

/**
 * The reader's local day at a moment; everything else counts whole days, which daylight saving time doesn't
 * affect.
 */
export const dayOfMoment = (moment: Date): IsoDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as IsoDay

/** Parses a day such as '2028-02-29'; undefined if it doesn't exist. */
export function parseDay(text: string): IsoDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date overflows into the next month, so a day that doesn't exist formats differently.
  if (!Number.isFinite(time) || !new Date(time).toISOString().startsWith(text)) return undefined
  return text as IsoDay
}
