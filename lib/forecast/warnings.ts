import { average } from '../example/flow/percentile'
import { total } from '../example/total'
import { twoGroups } from './two-groups'

/** With fewer periods, no forecast is worth its decimals: chance alone decides what is among them. */
const fewestPeriods = 8

/** A reason why the past says little about the future. `before` and `after` are averages by period. */
export type ForecastWarning =
  | { kind: 'few'; periods: number }
  /** The numbers rise or fall (Mann-Kendall); averages of the first and the second half. */
  | { kind: 'trend'; before: number; after: number }
  /** The level changed once (Pettitt): from period `from`, counted from 1 with those not used, the numbers are others. */
  | { kind: 'change'; from: number; before: number; after: number }
  /** Low and high periods with little between them, in no order: two averages, and how many periods are low. */
  | { kind: 'two-groups'; low: number; high: number; lowPeriods: number }

/** Chance alone gives such an alarm in 1 of 20 series at most. */
const significance = 0.05

/**
 * Mann's test of a trend (1945, with Kendall's variance for ties): the number of pairs that rise less those that fall,
 * in standard deviations, corrected by 1 for continuity. Beyond 1.96 in about 1 of 20 series without a trend.
 */
export function mannKendall(series: readonly number[]): number {
  const score = total(
    series.map((value, index) => total(series.slice(index + 1).map(later => Math.sign(later - value)))),
  )
  const spread = (count: number) => count * (count - 1) * (2 * count + 5)
  const ties = new Map<number, number>()
  for (const value of series) ties.set(value, (ties.get(value) ?? 0) + 1)
  const variance = (spread(series.length) - total([...ties.values()].map(spread))) / 18
  return variance === 0 ? 0 : (score - Math.sign(score)) / Math.sqrt(variance)
}

/**
 * Pettitt's test of one change of level (1979): after how many values the level most probably changed, and how probable
 * such a difference is without a change (Pettitt's approximation, which can exceed 1).
 */
export function pettitt(series: readonly number[]): { after: number; chance: number } {
  const count = series.length
  let score = 0
  let best = { after: 0, score: 0 }
  series.forEach((value, index) => {
    score += total(series.map(other => Math.sign(value - other)))
    if (Math.abs(score) > best.score) best = { after: index + 1, score: Math.abs(score) }
  })
  return { after: best.after, chance: 2 * Math.exp((-6 * best.score ** 2) / (count ** 3 + count ** 2)) }
}

const twoSided = 1.959964

/**
 * What makes a forecast from this history worth less. Two at most: few periods, and one of the others. None where there is
 * no history, and so no forecast.
 * @param skipped older periods, which are counted but not used
 */
export function warningsAbout(history: readonly number[], skipped = 0): ForecastWarning[] {
  const periods = history.length
  const found: ForecastWarning[] = periods > 0 && periods < fewestPeriods ? [{ kind: 'few', periods }] : []
  if (periods < 4) return found
  const halves = (at: number) => ({
    before: average(history.slice(0, at)),
    after: average(history.slice(at)),
  })
  const { after, chance } = pettitt(history)
  const groups = twoGroups(history)
  if (chance < significance) found.push({ kind: 'change', from: skipped + after + 1, ...halves(after) })
  else if (Math.abs(mannKendall(history)) > twoSided)
    found.push({ kind: 'trend', ...halves(Math.floor(periods / 2)) })
  else if (groups) found.push({ kind: 'two-groups', ...groups })
  return found
}
