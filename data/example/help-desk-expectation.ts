/** The help desk's service level expectation, and facts about its times. */
import { factsOfCounts, type Facts } from '../../lib/example/fact-texts'
import { average, percentile } from '../../lib/example/flow/percentile'
import { cycleTimes } from '../../lib/example/flow/times'
import { helpDeskItems } from './help-desk-items'
import { serviceLevel } from './help-desk-weeks'

/** The service level expectation that the eight weeks' finished cards imply, in days. */
export const expectedDays = percentile(cycleTimes(helpDeskItems), serviceLevel.percent)

/** An average for running text, to one decimal. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

/** Percentiles, average, and extremes, in days. */
export const factsOfTimes = (name: string, times: readonly number[]): Facts =>
  factsOfCounts(name, {
    p50: percentile(times, 50),
    p85: percentile(times, 85),
    p95: percentile(times, 95),
    average: rounded(average(times)),
    shortest: Math.min(...times),
    longest: Math.max(...times),
  })
