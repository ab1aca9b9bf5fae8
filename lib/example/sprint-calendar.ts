import { daysAfter, daysBetween, weekdayOf, type IsoDay } from './days'

/** A team's Sprints: two weeks each, Monday to the second Friday, except for canceled ones. */
export interface Rhythm {
  /** The Monday of Sprint 1. */
  firstDay: IsoDay
  /** Canceled Sprints with the weeks they lasted; later Sprints start that much earlier. */
  canceled: readonly { sprint: number; weeks: number }[]
}

const weeksOfSprint = 2
const workingDaysAWeek = 5

const weeksOf = ({ canceled }: Rhythm, sprint: number): number =>
  canceled.find(each => each.sprint === sprint)?.weeks ?? weeksOfSprint

const fridayAfter = (monday: IsoDay, weeks: number): IsoDay => daysAfter(monday, weeks * 7 - 3)

/** The Monday a Sprint begins. */
export function firstDay(rhythm: Rhythm, sprint: number): IsoDay {
  const lost = rhythm.canceled
    .filter(each => each.sprint < sprint)
    .reduce((weeks, each) => weeks + weeksOfSprint - each.weeks, 0)
  return daysAfter(rhythm.firstDay, ((sprint - 1) * weeksOfSprint - lost) * 7)
}

/** The Friday a Sprint ended; for a canceled one, the Friday of its last week. */
export function lastDay(rhythm: Rhythm, sprint: number): IsoDay {
  return fridayAfter(firstDay(rhythm, sprint), weeksOf(rhythm, sprint))
}

/** The Friday a Sprint was planned to end. */
export function plannedLastDay(rhythm: Rhythm, sprint: number): IsoDay {
  return fridayAfter(firstDay(rhythm, sprint), weeksOfSprint)
}

/** The date of a Sprint's working day, counted from 1; throws RangeError if the Sprint has no such day. */
export function dateOfDay(rhythm: Rhythm, sprint: number, day: number): IsoDay {
  if (!Number.isInteger(day) || day < 1 || day > weeksOf(rhythm, sprint) * workingDaysAWeek) {
    throw new RangeError(`Sprint ${sprint} has no working day ${day}.`)
  }
  const weekends = Math.floor((day - 1) / workingDaysAWeek)
  return daysAfter(firstDay(rhythm, sprint), day - 1 + weekends * 2)
}

/** The Sprint that includes a date, weekends included; undefined before Sprint 1. */
export function sprintOf(rhythm: Rhythm, date: IsoDay): number | undefined {
  if (daysBetween(rhythm.firstDay, date) < 0) return undefined
  let sprint = 1
  while (daysBetween(firstDay(rhythm, sprint + 1), date) >= 0) sprint += 1
  return sprint
}

/** The working day of its Sprint on a date, counted from 1; undefined on weekends and before Sprint 1. */
export function workingDay(rhythm: Rhythm, date: IsoDay): number | undefined {
  const sprint = sprintOf(rhythm, date)
  if (sprint === undefined || weekdayOf(date).startsWith('S')) return undefined
  const days = daysBetween(firstDay(rhythm, sprint), date)
  return days + 1 - Math.floor(days / 7) * 2
}
