import { dayOfIso } from '../tools/dates'
import { readHistory, type HistoryReading } from './history'
import { periodsUntil } from './periods'
import type { ForecastData } from './settings'
import { mostPeriods, type ForecastInput } from './simulation'

/** What the page forecasts from, and with; `input` is missing if nothing can be forecast. */
export interface Asked {
  reading: HistoryReading
  /** The day of `settings.start` (days since 1970-01-01). */
  start: number
  input?: ForecastInput
}

/** Runs of each forecast. */
const forecastRuns = 10_000

/**
 * Reads a reader's data and settings.
 * @param today the reader's day, after which nothing can be finished yet
 */
export function askedOf({ text, settings }: ForecastData, today: number): Asked {
  const start = dayOfIso(settings.start) ?? today
  const by = dayOfIso(settings.by) ?? start
  const { period, column, order, last, items, growth, least, most, seed } = settings
  const reading = readHistory(text, {
    ...(column >= 0 ? { column } : {}),
    ...(order ? { order } : {}),
    start,
    today,
    period,
  })
  const history = last > 0 ? reading.history.slice(-last) : reading.history
  if (reading.asksOrder || !history.some(count => count > 0)) return { reading, start }
  const periods = Math.min(periodsUntil(start, period, by), mostPeriods)
  return {
    reading,
    start,
    input: {
      history,
      items,
      periods,
      growth,
      tenBecome: [least, Math.max(least, most)],
      seed,
      runs: forecastRuns,
    },
  }
}
