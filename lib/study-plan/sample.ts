import { daysAfter, weekdays, type IsoDay } from '../example/days'
import { examRules } from '../exam/exam-rules'
import { noProgress } from '../progress/progress'
import { makePlan, minutesAllowed, type Plan } from './plan'
import type { StudyFacts } from './study-facts'

/** Any day does: a sample has no dates. */
const firstDay: IsoDay = '2026-01-05'
const noon = new Date('2026-01-05T12:00:00')
const minutesStep = 5

/** A plan for a reader of whom nothing is known, over so many days of study, with the fewest minutes a day that do. */
export function samplePlan(facts: StudyFacts, days: number): { plan: Plan; minutes: number } | undefined {
  const exam = daysAfter(firstDay, days)
  // A whole practice exam is a part of it.
  for (let minutes: number = examRules.minutes; minutes <= minutesAllowed.most; minutes += minutesStep) {
    const plan = makePlan(facts, { exam, minutes, weekdays }, noProgress, noon, firstDay)
    if (typeof plan === 'object' && plan.leftOut.length === 0) return { plan, minutes }
  }
  return undefined
}
