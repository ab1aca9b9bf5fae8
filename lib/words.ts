/** '1 day', '3 days' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

// British, without a comma before 'and'.
const lists = new Intl.ListFormat('en-GB')

/** 'lessons, rounds of practice and exams'; empty for an empty list */
export const listed = (parts: readonly string[]): string => lists.format(parts)

const minutesPerHour = 60

/** '40 min', '2 h', '3 h 20 min' */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
