import * as v from 'valibot'
import { weekdays, type IsoDay } from '../example/days'
import { parseDay } from './days'

const day = v.pipe(
  v.string(),
  v.check(text => parseDay(text) !== undefined),
  v.transform(text => text as IsoDay),
)

/** A reader's plan as stored. The layout is recomputed at each visit from this and the progress. */
export const keptPlanShape = v.looseObject({
  exam: day,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  weekdays: v.array(v.picklist(weekdays)),
  /** The day it was made. */
  since: day,
  /** The ids of each day's tasks; earlier days keep those not done. */
  laid: v.array(v.looseObject({ day, tasks: v.array(v.string()) })),
})

export type KeptPlan = v.InferOutput<typeof keptPlanShape>

/** Parses a plan; undefined if it isn't one. */
export function parseKeptPlan(value: unknown): KeptPlan | undefined {
  const result = v.safeParse(keptPlanShape, value, { abortEarly: true })
  return result.success ? result.output : undefined
}
