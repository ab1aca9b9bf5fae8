import type { PeriodKind } from '@lib/forecast/periods'
import type { ForecastWarning } from '@lib/forecast/warnings'

/** What a period is called, one and several. */
const names: Record<PeriodKind, readonly [one: string, several: string]> = {
  workday: ['working day', 'working days'],
  week: ['week', 'weeks'],
  '2-weeks': ['two-week period', 'two-week periods'],
  '3-weeks': ['three-week period', 'three-week periods'],
  '4-weeks': ['four-week period', 'four-week periods'],
}

export const numberInWords = (value: number): string => value.toLocaleString('en-US')

/** '4 weeks' */
export const periodsInWords = (count: number, kind: PeriodKind): string =>
  `${numberInWords(count)} ${names[kind][count === 1 ? 0 : 1]}`

/** 'weeks' */
export const periodsName = (kind: PeriodKind): string => names[kind][1]
/** 'week' */
export const periodName = (kind: PeriodKind): string => names[kind][0]

/** The lengths of a period, for a list. */
export const periodOptions: readonly (readonly [PeriodKind, string])[] = [
  ['workday', 'A working day'],
  ['week', 'A week'],
  ['2-weeks', 'Two weeks'],
  ['3-weeks', 'Three weeks'],
  ['4-weeks', 'Four weeks'],
]

/** '14 items' */
export const itemsInWords = (count: number): string =>
  `${numberInWords(count)} ${count === 1 ? 'item' : 'items'}`

/** '89 of 100 runs'; never all or none of them unless it is. */
export function shareInWords(count: number, runs: number): string {
  const share = (count / runs) * 100
  if (count === 0) return `none of the ${numberInWords(runs)} runs`
  if (count === runs) return `all of the ${numberInWords(runs)} runs`
  if (share < 0.5) return 'fewer than 1 of 100 runs'
  if (share >= 99.5) return 'more than 99 of 100 runs'
  return `${Math.round(share)} of 100 runs`
}

const average = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** What a warning says. */
export function warningInWords(warning: ForecastWarning, kind: PeriodKind): string {
  const one = periodName(kind)
  const several = periodsName(kind)
  if (warning.kind === 'few')
    return `${warning.periods === 1 ? 'This is' : 'These are'} only ${periodsInWords(warning.periods, kind)}. With fewer than eight, chance decides what is among them, so the odds below are worth little. Treat them as a first guess, and count on.`
  if (warning.kind === 'trend')
    return `The numbers ${warning.after > warning.before ? 'rise' : 'fall'}: about ${average(warning.before)} in each ${one} of the first half, and ${average(warning.after)} since. The forecast draws from all of them as if nothing changed, so its odds are wrong if this goes on. Find out why, and use only the ${several} that are like the coming ones.`
  if (warning.kind === 'change')
    return `From ${one} ${warning.from} on, the numbers are others: about ${average(warning.after)} instead of ${average(warning.before)}. The forecast mixes both times, so its odds fit neither. If you know what changed and it stays, use only the ${several} since.`
  return `There are two kinds of ${several}: ${warning.lowPeriods} with about ${average(warning.low)}, and the others with about ${average(warning.high)}. The forecast draws from both at random. If you know which kind comes next, such as a holiday or a release, these odds are wrong.`
}
