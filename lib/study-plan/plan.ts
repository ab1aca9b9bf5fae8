import { daysAfter, type IsoDay } from '../example/days'
import type { Progress } from '../progress/shape'
import { dayOfMoment } from './days'
import { knownOf, lastDayToPlan, type Known } from './known'
import { layOut, studyDays, type Layout, type PlanSettings } from './lay-out'
import type { StudyFacts } from './study-facts'
import { examFor, examTasks, lateTasks, learningTasks, minutesOf } from './tasks'

/** Minutes a day that a plan may be asked for. */
export const minutesAllowed = { least: 5, most: 300 } as const

/** Why there is no plan. */
export type Refusal = 'exam-today' | 'exam-past' | 'exam-far' | 'no-weekday' | 'no-day' | 'minutes'

/** What would make everything fit, where something does. */
export interface Remedies {
  minutes?: number
  exam?: IsoDay
}

/** A plan for the days that are left. */
export interface Plan extends Layout {
  today: IsoDay
  exam: IsoDay
  known: Known
  /** Of everything that is left out. */
  minutesMissing: number
  remedies: Remedies
}

/** Why no plan can be made of these settings today; undefined where one can. */
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

/** All that is to be done until the exam, where each day has so many minutes; cards come on top. */
function minutesNeeded(facts: StudyFacts, known: Known, minutes: number): number {
  const { exam, last } = lateTasks(facts, known)
  const exams = examTasks(facts, known, examFor(minutes)).flat()
  return minutesOf([...learningTasks(facts, known), ...exam, ...last, ...exams])
}

/** The fewest minutes a day, and the first day of the exam, with which everything fits; each with the other as it is. */
function remediesFor(facts: StudyFacts, settings: PlanSettings, known: Known, today: IsoDay): Remedies {
  const fits = (changed: PlanSettings) => {
    // Days that are too few by the sum alone need no trial.
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
 * The plan for the days from now to the eve of the exam. What is done is not in it, so that what was missed is laid out
 * anew over the days that are left.
 *
 * @param since the day on which the plan was made: exams that ended before it do not count as those of the plan
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
