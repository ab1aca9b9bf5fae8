import * as z from 'zod/mini'
import type { FlowInput } from './flow-input'

/** The most columns between New and Done. */
export const mostColumns = 4

/** What each setting may be, in fields, addresses and storage; steps are those of the fields. */
export const limits = {
  arrivals: [0.1, 20],
  spread: [0, 3],
  work: [0.05, 20],
  people: [1, 30],
  limit: [1, 99],
  percent: [0, 100],
  wait: [0, 30],
  switching: [0, 20],
  start: [0, 200],
  days: [10, 250],
  nameLength: 12,
} as const

/** What the same items are run with to compare. */
export const comparisons = ['no-limits', 'no-lane'] as const

/** What a reader chooses; addresses have the same names. Percentages are from 0 to 100, limits 0 for no limit. */
export interface FlowSettings extends Record<string, string | number> {
  arrivals: number
  gaps: number
  columns: number
  team: 'shared' | 'own'
  /** Who works in all columns, if the team is shared. */
  people: number
  limit: number
  spread: number
  blocked: number
  wait: number
  switching: number
  urgent: number
  start: number
  days: number
  /** Results count from the evening of this day. */
  from: number
  compare: (typeof comparisons)[number]
  seed: number
}

const number = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const noLimitOr = whole(0, limits.limit[1])

/** Columns by their number, from 1. */
export const columnNumbers = [1, 2, 3, 4] as const

/** 'work2': the setting of a column, counted from 1. */
export type ColumnSetting = 'name' | 'work' | 'limit' | 'people'

const shapeOfColumn = {
  name: z.string().check(z.maxLength(limits.nameLength)),
  work: number(...limits.work),
  limit: noLimitOr,
  people: whole(...limits.people),
}

const shapesOfColumns = Object.fromEntries(
  columnNumbers.flatMap(column =>
    Object.entries(shapeOfColumn).map(([setting, shape]) => [`${setting}${column}`, shape]),
  ),
) as Record<string, z.ZodMiniType<string | number>>

export const settingsShape = {
  ...shapesOfColumns,
  arrivals: number(...limits.arrivals),
  gaps: number(...limits.spread),
  columns: whole(1, mostColumns),
  team: z.enum(['shared', 'own']),
  people: whole(...limits.people),
  limit: noLimitOr,
  spread: number(...limits.spread),
  blocked: number(...limits.percent),
  wait: number(...limits.wait),
  switching: number(...limits.switching),
  urgent: number(...limits.percent),
  start: whole(...limits.start),
  days: whole(...limits.days),
  from: whole(0, limits.days[1] - 1),
  compare: z.enum(comparisons),
  seed: whole(0, 0x7fffffff),
} as unknown as { readonly [Name in keyof FlowSettings]: z.ZodMiniType<FlowSettings[Name]> }

/** What the device keeps of the tool, and a link contains. */
export interface FlowData {
  settings: FlowSettings
}

export const flowDataShape = z.object({
  settings: z.object(settingsShape),
}) as unknown as z.ZodMiniType<FlowData>

/** A number of a column, counted from 1; a missing one is 0. */
export const numberOf = (settings: FlowSettings, setting: ColumnSetting, column: number): number =>
  Number(settings[`${setting}${column}`] ?? 0)

/** The names of the columns; one without a name is called by its number. */
export const columnNames = (settings: FlowSettings): string[] =>
  columnNumbers
    .slice(0, settings.columns)
    .map(column => `${settings[`name${column}`] ?? ''}`.trim() || `Column ${column}`)

/** Results count from here: at least one day is left. */
export const countedFrom = ({ from, days }: FlowSettings): number => Math.min(from, days - 1)

/** What a run is made from. */
export function inputOf(settings: FlowSettings): FlowInput {
  const { arrivals, gaps, team, people, limit, spread, blocked, wait, switching, urgent } = settings
  return {
    arrivals,
    gaps,
    columns: columnNumbers.slice(0, settings.columns).map(column => ({
      work: numberOf(settings, 'work', column),
      limit: numberOf(settings, 'limit', column),
      people: numberOf(settings, 'people', column),
    })),
    sharedPeople: team === 'shared' ? people : 0,
    limit,
    spread,
    blocked: blocked / 100,
    wait,
    switching: switching / 100,
    urgent: urgent / 100,
    start: settings.start,
    days: settings.days,
    seed: settings.seed,
  }
}

/** The run with which it is compared: the same items without limits, or without a lane for urgent ones. */
export function comparedInput(settings: FlowSettings): FlowInput {
  const input = inputOf(settings)
  return settings.compare === 'no-lane'
    ? { ...input, urgent: 0 }
    : { ...input, limit: 0, columns: input.columns.map(column => ({ ...column, limit: 0 })) }
}
