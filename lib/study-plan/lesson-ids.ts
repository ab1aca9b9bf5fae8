import type { IsoDay } from '../example/days'
import type { KeptPlan } from '../progress/plan-shape'

const start = 'lesson:'

/** The id of the task to read a lesson. */
export const lessonId = (route: string): string => `${start}${route}`

/** The routes of a plan's lessons, day by day; none once the day of its exam has come. */
export function plannedLessons(plan: KeptPlan | undefined, today: IsoDay): string[] {
  if (!plan || plan.exam <= today) return []
  const ids = plan.laid.flatMap(({ tasks }) => tasks)
  return ids.filter(id => id.startsWith(start)).map(id => id.slice(start.length))
}
