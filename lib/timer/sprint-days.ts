import { dayOfIso } from '../tools/dates'

/** Where a day is in a Sprint. Days are since 1970-01-01; working days are Monday to Friday. */
export interface SprintDay {
  /** before: the Sprint hasn't begun; after: it is over. */
  state: 'before' | 'in' | 'after'
  /** The working day from 1; on a weekend, the last one before; 0 before the Sprint. */
  day: number
  /** Working days in all. */
  days: number
  isWeekend: boolean
  /** The day of Sprint Planning. */
  first: number
  /** The last working day: that of Sprint Review and Sprint Retrospective. */
  last: number
}

// 1970-01-01 was a Thursday.
const isWeekend = (day: number) => (((day + 4) % 7) + 7) % 7 === 0 || (((day + 4) % 7) + 7) % 7 === 6

const workingDays = (first: number, last: number) => {
  let count = 0
  for (let day = first; day <= last; day += 1) if (!isWeekend(day)) count += 1
  return count
}

/** Where today is in a Sprint of so many weeks from its first day; undefined without a first day. Holidays aren't known. */
export function sprintDayOf(firstDay: string, weeks: number, today: number): SprintDay | undefined {
  const first = dayOfIso(firstDay)
  if (first === undefined) return undefined
  const end = first + weeks * 7 - 1
  let last = end
  while (isWeekend(last)) last -= 1
  const days = workingDays(first, end)
  const about = { days, first, last, isWeekend: isWeekend(today) }
  if (today < first) return { ...about, state: 'before', day: 0 }
  if (today > end) return { ...about, state: 'after', day: days }
  return { ...about, state: 'in', day: workingDays(first, today) }
}
