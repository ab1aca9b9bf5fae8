import { changeProgress } from '../progress/progress-store'
import type { Progress } from '../progress/shape'
import type { KeptPlan } from '../progress/plan-shape'

/** Stores a plan with the progress. */
export const keepPlan = (plan: KeptPlan): boolean => changeProgress(progress => ({ ...progress, plan }))

/** The progress without its plan. */
function withoutPlan(progress: Progress): Progress {
  const { plan: _plan, ...rest } = progress
  return rest
}

/** Deletes the plan. */
export const forgetPlan = (): boolean => changeProgress(withoutPlan)
