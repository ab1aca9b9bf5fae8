import * as z from 'zod/mini'
import { isoOfDay, dayOfIso } from '../tools/dates'
import { periodKinds, type PeriodKind } from './periods'
import { mostHistory } from './history'

/** What a reader chooses; addresses have the same names. */
export interface ForecastSettings extends Record<string, string | number> {
  /** Items on the list. */
  items: number
  /** The day of the question how many, and the day on whose morning the forecast begins: 'YYYY-MM-DD'. */
  by: string
  start: string
  period: PeriodKind
  /** New items on the list in each period. */
  growth: number
  /** What ten items turn into. */
  least: number
  most: number
  /** So many of the last periods count; 0 for all. */
  last: number
  /** The column of the data, from 0; -1 for the likely one. */
  column: number
  /** The order of dates such as 03/02/2026; empty until the reader chooses. */
  order: '' | 'day-first' | 'month-first'
  seed: number
}

const day = z.string().check(z.refine(text => text.length === 10 && dayOfIso(text) !== undefined))
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** What each setting may be, in fields, addresses and storage. */
export const limits = {
  items: [1, 100_000],
  growth: [0, 1000],
  pieces: [10, 100],
} as const

export const settingsShape = {
  items: whole(...limits.items),
  by: day,
  start: day,
  period: z.enum(periodKinds),
  growth: z.number().check(z.minimum(0), z.maximum(limits.growth[1])),
  least: whole(...limits.pieces),
  most: whole(...limits.pieces),
  last: whole(0, mostHistory),
  column: whole(-1, 1000),
  order: z.enum(['', 'day-first', 'month-first']),
  seed: whole(0, 0x7fffffff),
}

/** What the device keeps of the tool, and a link contains. */
export interface ForecastData {
  /** As the reader pasted or typed it. */
  text: string
  settings: ForecastSettings
}

export const forecastDataShape = z.object({
  text: z.string(),
  settings: z.object(settingsShape),
}) as unknown as z.ZodMiniType<ForecastData>

/** Days ahead of the question how many, when a reader's own data come in. */
const daysAhead = 56

/** The settings for a reader's first own data, as of today: nothing else of the example's applies to them. */
export const settingsOfToday = (settings: ForecastSettings, today: number): ForecastSettings => ({
  ...settings,
  start: isoOfDay(today),
  by: isoOfDay(today + daysAhead),
  last: 0,
  column: -1,
  order: '',
})
