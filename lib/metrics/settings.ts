import * as z from 'zod/mini'
import { dayOfIso } from '../tools/dates'
import { roles, type Columns, type Role } from './columns'

const isDay = (text: string) => text === '' || (text.length === 10 && dayOfIso(text) !== undefined)
const day = z.string().check(z.refine(isDay))

/** What the address holds. Days are 'YYYY-MM-DD', or empty: today, and the Monday of the first date. */
export const settingsShape = {
  count: z.enum(['weekdays', 'all']),
  upTo: day,
  sprintStart: day,
  sprintWeeks: z.int().check(z.gte(1), z.lte(4)),
  unit: z.enum(['items', 'points']),
}

export type MetricsSettings = {
  [Name in keyof typeof settingsShape]: z.infer<(typeof settingsShape)[Name]>
}

export const usualSettings: MetricsSettings = {
  count: 'weekdays',
  upTo: '',
  sprintStart: '',
  sprintWeeks: 2,
  unit: 'items',
}

const column = z.int().check(z.gte(-1), z.lte(1000))
const columnsShape = z.object(
  Object.fromEntries(roles.map(role => [role, column])) as Record<Role, typeof column>,
) satisfies z.ZodMiniType<Columns>

/** The reader's data, as kept on the device and in a link. */
export const metricsDataShape = z.object({
  text: z.string(),
  columns: z.optional(columnsShape),
  dateOrder: z.optional(z.enum(['day-first', 'month-first'])),
})

export type MetricsData = z.infer<typeof metricsDataShape>
