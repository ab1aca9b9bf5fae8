import * as v from 'valibot'
import { weekdays, type IsoDay } from '../example/days'
import { parseDay } from './days'

const day = v.pipe(
  v.string(),
  v.check(text => parseDay(text) !== undefined),
  v.transform(text => text as IsoDay),
)

/** A reader's plan as the device keeps it. The plan itself is laid out anew at each visit, from this and from the progress. */
export const keptPlanShape = v.looseObject({
  exam: day,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  weekdays: v.array(v.picklist(weekdays)),
  /** The day on which it was made. */
  since: day,
  /** Of each day, the ids of its tasks: those of days gone by as long as they are not done. */
  laid: v.array(v.looseObject({ day, tasks: v.array(v.string()) })),
})

export type KeptPlan = v.InferOutput<typeof keptPlanShape>

/** A plan from a value of unknown origin; undefined where it is none. */
export function parseKeptPlan(value: unknown): KeptPlan | undefined {
  const result = v.safeParse(keptPlanShape, value, { abortEarly: true })
  return result.success ? result.output : undefined
}
