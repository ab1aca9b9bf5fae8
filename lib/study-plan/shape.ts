import * as z from 'zod/mini'
import { type IsoDay, parseDay, weekdays } from '../example/days'

const day = z.custom<IsoDay>(value => typeof value === 'string' && parseDay(value) !== undefined)

/** A reader's plan as stored. The layout is recomputed at each visit from this and the progress. */
export const keptPlanShape = z.looseObject({
  exam: day,
  minutes: z.int().check(z.gte(1)),
  weekdays: z.array(z.enum(weekdays)),
  /** The day it was made. */
  since: day,
  /** The ids of each day's tasks; earlier days keep those not done. */
  laid: z.array(z.looseObject({ day, tasks: z.array(z.string()) })),
})

export type KeptPlan = z.infer<typeof keptPlanShape>

/** Parses a plan; undefined if it isn't one. */
export function parseKeptPlan(value: unknown): KeptPlan | undefined {
  return keptPlanShape.safeParse(value).data
}
