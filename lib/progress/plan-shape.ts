import * as z from 'zod/mini'
import { type IsoDay, parseDay, weekdays } from '../example/days'

const day = z.custom<IsoDay>(value => typeof value === 'string' && parseDay(value) !== undefined)

/** A reader's plan as stored. The layout is recomputed at each visit from this and the progress. */
export const keptPlanShape = z.looseObject({
  exam: day,
  /** Minutes on each of the weekdays; the most, if each weekday has its own. */
  minutes: z.int().check(z.gte(1)),
  weekdays: z.array(z.enum(weekdays)),
  /** Minutes by weekday, if they differ; a weekday that isn't here has none. */
  own: z.optional(z.partialRecord(z.enum(weekdays), z.int().check(z.gte(0)))),
  /** The day it was made. */
  since: day,
  /** When the reader changed it last (ISO 8601): of two plans, the later one is kept. */
  changedAt: z.optional(z.string()),
  /** What the calendar's file was told last. */
  calendar: z.optional(
    z.looseObject({
      /** 'HH:MM'; empty for whole days. */
      at: z.optional(z.string()),
      reminds: z.optional(z.boolean()),
      /** Id of each event that a saved file had → its day, its SEQUENCE, and a digest of its content. */
      sent: z.optional(z.record(z.string(), z.looseObject({ day, sequence: z.int(), of: z.string() }))),
    }),
  ),
  /** Today's list as it began, and when. */
  today: z.optional(
    z.looseObject({
      at: z.string(),
      /** Of each task, by its id. */
      minutes: z.record(z.string(), z.int().check(z.gte(1))),
      /** What the day had left for them and for cards. */
      left: z.int().check(z.gte(0)),
    }),
  ),
  /** The ids of each day's tasks; earlier days keep those not done. */
  laid: z.array(z.looseObject({ day, tasks: z.array(z.string()) })),
})

export type KeptPlan = z.infer<typeof keptPlanShape>

/** Parses a plan; undefined if it isn't one. */
export function parseKeptPlan(value: unknown): KeptPlan | undefined {
  return keptPlanShape.safeParse(value).data
}
