import { weekdays as allWeekdays, type Weekday } from '../example/days'
import { minutesOn, type PlanSettings } from './lay-out'

/** What the form's fields for days begin with, in both of its looks. */
export interface Draft {
  minutes: number
  weekdays: readonly Weekday[]
  own: Readonly<Partial<Record<Weekday, number>>>
}

/** The default minutes. */
const usualMinutes = 30

/** The draft of the previous answers. */
export function draftOf(settings: PlanSettings | undefined): Draft {
  const given = settings ?? { minutes: usualMinutes, weekdays: allWeekdays }
  const { minutes, weekdays } = given
  const own = Object.fromEntries(allWeekdays.map(day => [day, minutesOn(given, day)]))
  return { minutes, weekdays, own }
}

/**
 * Carries what was entered over to the form's other look.
 * @param form what it has now
 * @param isOwn whether the other look has minutes for each weekday
 */
export function switched({ minutes, own }: Draft, form: FormData, isOwn: boolean): Draft {
  const numberOf = (name: string) => Number(form.get(name) ?? '')
  if (!isOwn) {
    const typed = Object.fromEntries(allWeekdays.map(day => [day, numberOf(day)]))
    return { minutes, weekdays: allWeekdays.filter(day => typed[day] !== 0), own: typed }
  }
  const typed = numberOf('minutes') > 0 ? numberOf('minutes') : minutes
  const chosen = form.getAll('weekday')
  const minutesFor = (day: Weekday) => {
    if (!chosen.includes(day)) return 0
    // Other minutes than before hold for all days.
    return (typed === minutes && own[day]) || typed
  }
  return {
    minutes: typed,
    weekdays: allWeekdays.filter(day => chosen.includes(day)),
    own: Object.fromEntries(allWeekdays.map(day => [day, minutesFor(day)])),
  }
}
