import * as words from '../data/words/formats'

const lists = new Intl.ListFormat(words.lists)

/** 'lessons, rounds of practice and exams'; empty for an empty list */
export const listed = (parts: readonly string[]): string => lists.format(parts)

/** As a language joins the units of one quantity: with a space, a word, or nothing. */
const inUnits = new Intl.ListFormat(words.lists, { type: 'unit', style: 'narrow' })

const minutesPerHour = 60

/** '40 min', '2 h', '3 h 20 min' */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  const units = [hours > 0 && words.hours(hours), (rest > 0 || hours === 0) && words.minutes(rest)]
  return inUnits.format(units.filter(unit => unit !== false))
}
