import * as days from '../../data/words/days'
import * as words from '../../data/words/plan'
import { formatDay } from '../site/format-day'
import { dayOfMoment, daysAfter, weekdays as allWeekdays, type IsoDay, type Weekday } from '../example/days'
import type { Progress } from '../progress/shape'
import { knownOf, lastDayToPlan, type Known } from './known'
import { firstLayout, layOut, minutesOn, studyDays, type Layout, type PlanSettings } from './lay-out'
import type { StudyFacts } from './study-facts'
import type { TodayList } from './kept-list'
import { newList } from './today-list'
import { allTasks, minutesOf } from './tasks'

/** Selectable minutes per day. */
export const minutesAllowed = { least: 5, most: 300 } as const

/** Why there is no plan, and the name of the form's field to change. */
export interface Refusal {
  field: 'exam' | 'minutes' | 'weekday' | Weekday
  sentence: string
}

/** A change of settings that would make everything fit, if there is one. */
export interface Remedies {
  minutes?: number
  exam?: IsoDay
}

/** A plan for the days that are left. */
export interface Plan extends Layout {
  today: IsoDay
  exam: IsoDay
  known: Known & { list: TodayList }
  /** Of everything left out. */
  minutesMissing: number
  remedies: Remedies
}

/** Why no plan can be made of these settings today; undefined if one can. */
export function refusalOf(settings: PlanSettings, today: IsoDay): Refusal | undefined {
  const { exam, minutes, weekdays, own } = settings
  const { least, most } = minutesAllowed
  const day = formatDay(exam)
  const refused = (field: Refusal['field'], sentence: string): Refusal => ({ field, sentence })
  if (exam === today) return refused('exam', words.examIsToday)
  if (exam < today) return refused('exam', words.examHasPassed(day))
  if (exam > lastDayToPlan(today)) return refused('exam', words.examIsFarAway(day, exam.slice(0, 4)))
  const isWrong = (each: number) => !Number.isInteger(each) || each < least || each > most
  const wrong = own && allWeekdays.find(each => (own[each] ?? 0) !== 0 && isWrong(own[each] ?? 0))
  if (wrong) return refused(wrong, words.wrongMinutesOn(least, most, days.weekdayName(wrong)))
  if (own && weekdays.length === 0) return refused('Monday', words.noMinutes)
  if (isWrong(minutes)) return refused('minutes', words.wrongMinutes(least, most))
  if (weekdays.length === 0) return refused('weekday', words.noWeekday)
  return studyDays(settings, today, 0).length > 0
    ? undefined
    : refused(own ? 'exam' : 'weekday', words.noDayBefore(day))
}

const minutesStep = 5

/** The fewest minutes per day, and the earliest exam date, that fit everything with the other setting unchanged. */
function remediesFor(facts: StudyFacts, settings: PlanSettings, known: Known, today: IsoDay): Remedies {
  const fits = (changed: PlanSettings) => {
    // If the total alone is too much, don't try.
    const all = minutesOfDays(changed, today, known)
    if (all < minutesOf(allTasks(facts, known, changed))) return false
    return layOut(facts, changed, known, today, true).leftOut.length === 0
  }
  const shortest = Math.min(...settings.weekdays.map(day => minutesOn(settings, day)))
  const first = shortest - (shortest % minutesStep) + minutesStep
  const remedies: Remedies = {}
  for (let minutes = first; minutes <= minutesAllowed.most && !remedies.minutes; minutes += minutesStep)
    if (fits({ ...settings, minutes, own: undefined })) remedies.minutes = minutes
  const last = lastDayToPlan(today)
  for (let exam = daysAfter(settings.exam, 1); exam <= last && !remedies.exam; exam = daysAfter(exam, 1))
    if (fits({ ...settings, exam })) remedies.exam = exam
  return remedies
}

const minutesOfDays = (settings: PlanSettings, today: IsoDay, known: Known) =>
  studyDays(settings, today, known.today.minutes).reduce((sum, { left }) => sum + left, 0)

/**
 * The plan from now to the day before the exam, or a sentence that explains why there isn't one. It leaves out tasks that
 * are done, so missed ones are spread over the remaining days.
 */
export function makePlan(
  facts: StudyFacts,
  settings: PlanSettings,
  progress: Progress,
  now: Date,
): Plan | string {
  const today = dayOfMoment(now)
  const refusal = refusalOf(settings, today)
  if (refusal) return refusal.sentence
  const found = knownOf(facts, progress, now)
  // Laid out twice the first time, so that the later days are those of the next visit, too.
  const list = found.list ?? newList(firstLayout(facts, settings, found, today).rooms, today, found, now)
  const known = { ...found, list }
  const withList = layOut(facts, settings, known, today)
  // Everything fits before anything stays where it was.
  const free = withList.leftOut.length > 0 && layOut(facts, settings, { ...known, list: undefined }, today)
  const layout = free && free.leftOut.length === 0 ? free : withList
  const fits = layout.leftOut.length === 0
  return {
    ...layout,
    today,
    exam: settings.exam,
    known,
    minutesMissing: minutesOf(layout.leftOut),
    remedies: fits ? {} : remediesFor(facts, settings, { ...known, list: undefined }, today),
  }
}
