import { randomFrom } from '../exam/random'
import { reachedByMost, type Sorted } from './distribution'

/** What a forecast is made from. */
export interface ForecastInput {
  /** Items finished in each past period; whole numbers, not all 0. */
  history: readonly number[]
  /** Items on the list now, at least 1. */
  items: number
  /** Coming whole periods, for the question how many. */
  periods: number
  /** New items on the list in each period, on average. */
  growth: number
  /** What ten items of the list turn into once they are cut: each run draws a number of this range. */
  tenBecome: readonly [least: number, most: number]
  /** The same seed draws the same runs on every device. */
  seed: number
  runs: number
}

/** What the runs came to. */
export interface ForecastRuns {
  /** For each run: after how many periods the list was done; more than `mostPeriods` if it wasn't. */
  whenDone: Sorted
  /** For each run: items of the list done after `periods`. */
  itemsDone: Sorted
  /** After each period, from 0: items that as many of 100 runs reach as `fanLevels` says. */
  fan: number[][]
}

/** Runs end here: what isn't done in 500 periods has no date. */
export const mostPeriods = 500

/** The lines of the fan, from the lowest: in how many of 100 runs at least so many items are done. */
export const fanLevels = [95, 85, 50, 15, 5] as const

/** The fan ends once so many of 100 runs are done. */
const fanEnd = 95

const steps = 1000

/**
 * Monte Carlo by whole periods: in each run, each coming period repeats a past one drawn at random (with replacement), so
 * the future is like the past and periods don't depend on each other. New items are worked on before the list's last ones:
 * after a period, a run has finished the list's items that its finished pieces make, less the new items so far. An item
 * that is finished stays finished. All runs take a period together, so that a period's results are there at once.
 * @throws RangeError if nothing was ever finished
 */
export function simulate({
  history,
  items,
  periods,
  growth,
  tenBecome,
  seed,
  runs,
}: ForecastInput): ForecastRuns {
  if (!history.some(count => count > 0))
    throw new RangeError('Nothing was ever finished: a forecast would never end.')
  const { below } = randomFrom(seed)
  const past = Float64Array.from(history)
  const [least, most] = tenBecome
  /** Pieces by item of the list, in each run. */
  const pieces = Float64Array.from(
    { length: runs },
    () => (least + ((most - least) * (most > least ? below(steps + 1) : 0)) / steps) / 10,
  )
  const surely = Math.floor(growth)
  const perhaps = Math.round((growth - surely) * steps)
  const finished = new Float64Array(runs)
  const added = new Float64Array(runs)
  const done = new Int32Array(runs)
  const whenDone = new Int32Array(runs).fill(mostPeriods + 1)
  const fan = [fanLevels.map(() => 0)]
  let itemsDone = done.slice()
  let open = runs
  let isFanOpen = true
  const takePeriod = (run: number, period: number) => {
    finished[run] = (finished[run] ?? 0) + (past[below(past.length)] ?? 0)
    if (growth > 0) added[run] = (added[run] ?? 0) + surely + (perhaps > 0 && below(steps) < perhaps ? 1 : 0)
    // Quotients such as 2.1 / 0.7 can be slightly below the whole number.
    const made = Math.floor((finished[run] ?? 0) / (pieces[run] ?? 1) + 1e-9) - (added[run] ?? 0)
    const before = done[run] ?? 0
    if (made <= before) return
    done[run] = made
    if (made < items || before >= items) return
    whenDone[run] = period
    open -= 1
  }
  for (let period = 1; period <= mostPeriods && (open > 0 || isFanOpen); period += 1) {
    for (let run = 0; run < runs; run += 1) if (isFanOpen || (done[run] ?? 0) < items) takePeriod(run, period)
    if (!isFanOpen) continue
    const sorted = done.slice().sort()
    if (period === periods) itemsDone = sorted
    fan.push(fanLevels.map(level => reachedByMost(sorted, level)))
    isFanOpen = period < periods || open > (runs * (100 - fanEnd)) / 100
  }
  return { whenDone: whenDone.sort(), itemsDone, fan }
}
