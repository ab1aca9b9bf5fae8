import { binsOf, countBelow, reachedByMost, withinMost, type Bin } from './distribution'
import { mostPeriods, simulate, type ForecastInput } from './simulation'

/** The percentages that the page says: an even chance, and what people plan with. */
export const percents = [50, 70, 85, 95] as const

/** A forecast as the page shows it; small enough for messages and HTML. */
export interface ForecastSummary {
  runs: number
  /** For each of `percents`: after how many periods so many of 100 runs are done; `mostPeriods` + 1 if they aren't. */
  when: readonly number[]
  /** For each of `percents`: how many items so many of 100 runs reach. */
  many: readonly number[]
  /** Runs that finish the list in the periods of the question. */
  inTime: number
  /** Runs that don't finish within `mostPeriods`. */
  unfinished: number
  /** By number of periods: how many runs finish the list then. */
  whenBins: readonly Bin[]
  /** By number of items: how many runs finish so many in the periods of the question. */
  manyBins: readonly Bin[]
  /** As in ForecastRuns. */
  fan: readonly (readonly number[])[]
}

/** More bars don't fit on a phone. */
const mostBars = 30

/** Runs a forecast and counts what came of it. Throws RangeError if nothing was ever finished. */
export function forecast(input: ForecastInput): ForecastSummary {
  const { whenDone, itemsDone, fan } = simulate(input)
  const ended = countBelow(whenDone, mostPeriods + 1)
  return {
    runs: input.runs,
    when: percents.map(percent => withinMost(whenDone, percent)),
    many: percents.map(percent => reachedByMost(itemsDone, percent)),
    inTime: countBelow(whenDone, input.periods + 1),
    unfinished: input.runs - ended,
    whenBins: ended > 0 ? binsOf(whenDone.subarray(0, ended), mostBars) : [],
    manyBins: binsOf(itemsDone, mostBars),
    fan,
  }
}
