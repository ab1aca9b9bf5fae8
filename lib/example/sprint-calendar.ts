import { daysAfter, daysBetween, weekdayOf, type IsoDay } from './days'

/** When a team's Sprints are: two weeks each from Monday to the second Friday, but for those that were canceled. */
export interface Rhythm {
  /** The Monday of Sprint 1. */
  firstDay: IsoDay
  /** Sprints that were canceled, with the weeks that they lasted; every later Sprint begins as much earlier. */
  canceled: readonly { sprint: number; weeks: number }[]
}

const weeksOfSprint = 2
const workingDaysAWeek = 5

const weeksOf = ({ canceled }: Rhythm, sprint: number): number =>
  canceled.find(each => each.sprint === sprint)?.weeks ?? weeksOfSprint

const fridayAfter = (monday: IsoDay, weeks: number): IsoDay => daysAfter(monday, weeks * 7 - 3)

/** The Monday on which a Sprint begins. */
export function firstDay(rhythm: Rhythm, sprint: number): IsoDay {
  const lost = rhythm.canceled
    .filter(each => each.sprint < sprint)
    .reduce((weeks, each) => weeks + weeksOfSprint - each.weeks, 0)
  return daysAfter(rhythm.firstDay, ((sprint - 1) * weeksOfSprint - lost) * 7)
}

/** The Friday on which a Sprint ended; of a canceled one the Friday of its last week. */
export function lastDay(rhythm: Rhythm, sprint: number): IsoDay {
  return fridayAfter(firstDay(rhythm, sprint), weeksOf(rhythm, sprint))
}

/** The Friday on which a Sprint was to end. */
export function plannedLastDay(rhythm: Rhythm, sprint: number): IsoDay {
  return fridayAfter(firstDay(rhythm, sprint), weeksOfSprint)
}

/** The date of a working day of a Sprint, counted from 1; a RangeError where the Sprint has no such day. */
export function dateOfDay(rhythm: Rhythm, sprint: number, day: number): IsoDay {
  if (!Number.isInteger(day) || day < 1 || day > weeksOf(rhythm, sprint) * workingDaysAWeek) {
    throw new RangeError(`Sprint ${sprint} has no working day ${day}.`)
  }
  const weekends = Math.floor((day - 1) / workingDaysAWeek)
  return daysAfter(firstDay(rhythm, sprint), day - 1 + weekends * 2)
}

/** The Sprint that a date is in, its weekends and the one after it counted in; undefined before Sprint 1. */
export function sprintOf(rhythm: Rhythm, date: IsoDay): number | undefined {
  if (daysBetween(rhythm.firstDay, date) < 0) return undefined
  let sprint = 1
  while (daysBetween(firstDay(rhythm, sprint + 1), date) >= 0) sprint += 1
  return sprint
}

/** Which working day of its Sprint a date is, counted from 1; undefined on a weekend and before Sprint 1. */
export function workingDay(rhythm: Rhythm, date: IsoDay): number | undefined {
  const sprint = sprintOf(rhythm, date)
  if (sprint === undefined || weekdayOf(date).startsWith('S')) return undefined
  const days = daysBetween(firstDay(rhythm, sprint), date)
  return days + 1 - Math.floor(days / 7) * 2
}
