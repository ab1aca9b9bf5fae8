import { daysAfter, weekdays, type IsoDay } from '../example/days'
import { examRules } from '../exam/exam-rules'
import { noProgress } from '../progress/progress'
import { makePlan, minutesAllowed, type Plan } from './plan'
import type { StudyFacts } from './study-facts'

/** Any date works: a sample shows none. */
const firstDay: IsoDay = '2026-01-05'
const noon = new Date('2026-01-05T12:00:00')
const minutesStep = 5

/** A plan for an unknown reader, with the fewest minutes per day that include a full practice exam. */
export function samplePlan(facts: StudyFacts, days: number): { plan: Plan; minutes: number } | undefined {
  const exam = daysAfter(firstDay, days)
  // It must include a full practice exam.
  for (let minutes: number = examRules.minutes; minutes <= minutesAllowed.most; minutes += minutesStep) {
    const plan = makePlan(facts, { exam, minutes, weekdays }, noProgress, noon)
    if (typeof plan === 'object' && plan.leftOut.length === 0) return { plan, minutes }
  }
  return undefined
}
