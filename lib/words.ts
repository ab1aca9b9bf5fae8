import * as words from '../data/words/formats'

const lists = new Intl.ListFormat(words.lists)

/** 'lessons, rounds of practice and exams'; empty for an empty list */
export const listed = (parts: readonly string[]): string => lists.format(parts)

const minutesPerHour = 60

/** '40 min', '2 h', '3 h 20 min' */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && words.hours(hours), (rest > 0 || hours === 0) && words.minutes(rest)]
    .filter(Boolean)
    .join(' ')
}
