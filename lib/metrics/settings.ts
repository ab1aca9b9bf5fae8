import * as z from 'zod/mini'
import { settingsOfQuery } from '../tools/address'
import { dayOfIso } from '../tools/dates'
import { roles, type Columns, type Role } from './columns'

const isDay = (text: string) => text === '' || (text.length === 10 && dayOfIso(text) !== undefined)
const day = z.string().check(z.refine(isDay))

/** What the address holds. Days are 'YYYY-MM-DD', or empty: the last date of the data, and the Monday of the first. */
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
  settings: z.object(settingsShape),
})

export type MetricsData = z.infer<typeof metricsDataShape>

const firstLine = (text: string) => text.trimStart().split('\n', 1)[0]?.trim()

/** The data with another text. Corrections of its columns and dates stay as long as its first line does. */
export function withText(data: MetricsData, text: string): MetricsData {
  if (firstLine(text) === firstLine(data.text)) return { ...data, text }
  return { text, settings: { ...data.settings, upTo: '', sprintStart: '' } }
}

/** The data with the settings of a query. */
export const withQuery = (query: string, data: MetricsData): MetricsData =>
  query ? { ...data, settings: settingsOfQuery(settingsShape, data.settings, query) } : data
