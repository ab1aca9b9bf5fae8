import type { IsoDay } from '../example/days'

const two = (number: number) => String(number).padStart(2, '0')

/** The day that a moment belongs to where the reader is; all else is reckoned in days, which no change of clocks moves. */
export const dayOfMoment = (moment: Date): IsoDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as IsoDay

/** A text as a day, such as '2028-02-29'; undefined where there is no such day. */
export function parseDay(text: string): IsoDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Some browsers move the 31st of a shorter month on to the next; such a day does not come back as written.
  if (!Number.isFinite(time) || !new Date(time).toISOString().startsWith(text)) return undefined
  return text as IsoDay
}
