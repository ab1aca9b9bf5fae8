import { daysAfter, type IsoDay } from '../example/days'
import type { Progress } from '../progress/shape'
import { dayOfMoment } from './days'
import { knownOf, lastDayToPlan, type Known } from './known'
import { layOut, studyDays, type Layout, type PlanSettings } from './lay-out'
import type { StudyFacts } from './study-facts'
import { examFor, examTasks, lateTasks, learningTasks, minutesOf } from './tasks'

/** Selectable minutes per day. */
export const minutesAllowed = { least: 5, most: 300 } as const

/** Why there is no plan. */
export type Refusal = 'exam-today' | 'exam-past' | 'exam-far' | 'no-weekday' | 'no-day' | 'minutes'

/** A change of settings that would make everything fit, if there is one. */
export interface Remedies {
  minutes?: number
  exam?: IsoDay
}

/** A plan for the days that are left. */
export interface Plan extends Layout {
  today: IsoDay
  exam: IsoDay
  known: Known
  /** Of everything left out. */
  minutesMissing: number
  remedies: Remedies
}

/** Why no plan can be made of these settings today; undefined if one can. */
export function refusalOf(settings: PlanSettings, today: IsoDay): Refusal | undefined {
  const { exam, minutes, weekdays } = settings
  if (exam === today) return 'exam-today'
  if (exam < today) return 'exam-past'
  if (exam > lastDayToPlan(today)) return 'exam-far'
  if (!Number.isInteger(minutes) || minutes < minutesAllowed.least || minutes > minutesAllowed.most)
    return 'minutes'
  if (weekdays.length === 0) return 'no-weekday'
  return studyDays(settings, today, 0).length === 0 ? 'no-day' : undefined
}

const minutesStep = 5

/** Minutes of all tasks until the exam at this many minutes per day, cards excluded. */
function minutesNeeded(facts: StudyFacts, known: Known, minutes: number): number {
  const { exam, last } = lateTasks(facts, known)
  const exams = examTasks(facts, known, examFor(minutes)).flat()
  return minutesOf([...learningTasks(facts, known), ...exam, ...last, ...exams])
}

/**
 * The fewest minutes per day, and the earliest exam date, that fit everything; each with the other setting
 * unchanged.
 */
function remediesFor(facts: StudyFacts, settings: PlanSettings, known: Known, today: IsoDay): Remedies {
  const fits = (changed: PlanSettings) => {
    // If the total alone is too much, don't try.
    const all = minutesOfDays(changed, today, known)
    if (all < minutesNeeded(facts, known, changed.minutes)) return false
    return layOut(facts, changed, known, today, true).leftOut.length === 0
  }
  const remedies: Remedies = {}
  const first = settings.minutes - (settings.minutes % minutesStep) + minutesStep
  for (let minutes = first; minutes <= minutesAllowed.most; minutes += minutesStep) {
    if (!fits({ ...settings, minutes })) continue
    remedies.minutes = minutes
    break
  }
  for (let exam = daysAfter(settings.exam, 1); exam <= lastDayToPlan(today); exam = daysAfter(exam, 1)) {
    if (!fits({ ...settings, exam })) continue
    remedies.exam = exam
    break
  }
  return remedies
}

const minutesOfDays = (settings: PlanSettings, today: IsoDay, known: Known) =>
  studyDays(settings, today, known.today.minutes).reduce((sum, { left }) => sum + left, 0)

/**
 * The plan from now to the eve of the exam. Done tasks aren't in it, so missed ones are spread over the
 * remaining days.
 * @param since the day the plan was made; exams that ended earlier don't count
 */
export function makePlan(
  facts: StudyFacts,
  settings: PlanSettings,
  progress: Progress,
  now: Date,
  since: IsoDay,
): Plan | Refusal {
  const today = dayOfMoment(now)
  const refusal = refusalOf(settings, today)
  if (refusal) return refusal
  const known = knownOf(facts, progress, now, since)
  const layout = layOut(facts, settings, known, today)
  const fits = layout.leftOut.length === 0
  return {
    ...layout,
    today,
    exam: settings.exam,
    known,
    minutesMissing: minutesOf(layout.leftOut),
    remedies: fits ? {} : remediesFor(facts, settings, known, today),
  }
}
