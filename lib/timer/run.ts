import * as z from 'zod/mini'

/** Far more than any meeting has; a stored timer with more isn't one of this tool. */
const mostStoredSteps = 100
const moment = z.number().check(z.gte(0))

const runStepShape = z.object({ name: z.string(), say: z.string(), seconds: moment })

/**
 * A timer that was started. Nothing in it ticks: what it shows follows from the current time alone, so it is exact after
 * the tab or the device slept, and after a reload. Moments and times are in milliseconds.
 */
export const runShape = z
  .object({
    steps: z.array(runStepShape).check(z.minLength(1), z.maxLength(mostStoredSteps)),
    /** The index of the current step at the moment `since`. */
    at: z.int().check(z.gte(0)),
    /** For each step the time spent in it before `since`. */
    used: z.array(moment),
    /** When it began to count; undefined if paused or finished. */
    since: z.optional(moment),
    /** Whether the next step begins when the time of one is over. */
    goesOn: z.boolean(),
    /** The index of a step that the reader went back to: it doesn't go on until 'Next'. */
    held: z.optional(z.int()),
    started: moment,
    /** The length of the agenda when it was started. */
    planned: moment,
    finished: z.optional(moment),
  })
  .check(z.refine(({ at, steps, used }) => at < steps.length && used.length === steps.length))

export type Run = z.infer<typeof runShape>

const lengthOf = (run: Run, at: number) => (run.steps[at]?.seconds ?? 0) * 1000
const usedIn = (run: Run, at: number) => run.used[at] ?? 0

/** A timer at the beginning of its first step. Throws RangeError without steps. */
export function start(steps: Run['steps'], { goesOn }: { goesOn: boolean }, now: number): Run {
  if (steps.length === 0) throw new RangeError('A timer needs a step.')
  return {
    steps,
    at: 0,
    used: steps.map(() => 0),
    since: now,
    goesOn,
    started: now,
    planned: steps.reduce((sum, { seconds }) => sum + seconds * 1000, 0),
  }
}

/** The timer with the time until now written into its steps, and in the step it has come to. */
export function settle(run: Run, now: number): Run {
  if (run.since === undefined) return run
  const used = [...run.used]
  let { at } = run
  // A clock that was set back takes nothing away.
  let passed = Math.max(0, now - run.since)
  used[at] = usedIn(run, at) + passed
  while (run.goesOn && run.held !== at && at < run.steps.length - 1) {
    const over = (used[at] ?? 0) - lengthOf(run, at)
    if (over < 0) break
    // Overtime from before, when the timer waited for a press, stays where it was.
    passed = Math.min(over, passed)
    used[at] = (used[at] ?? 0) - passed
    at += 1
    used[at] = (used[at] ?? 0) + passed
  }
  return { ...run, at, used, since: now }
}

/** Stops counting. */
export function pause(run: Run, now: number): Run {
  const { since, ...stopped } = settle(run, now)
  return since === undefined ? run : stopped
}

/** Counts again. */
export const resume = (run: Run, now: number): Run =>
  run.since !== undefined || run.finished !== undefined ? run : { ...run, since: now }

/** To the next step; from the last one, to the end. */
export function next(run: Run, now: number): Run {
  if (run.finished !== undefined) return run
  const { held, ...settled } = settle(run, now)
  if (settled.at < settled.steps.length - 1) return { ...settled, at: settled.at + 1 }
  return { ...pause(settled, now), finished: now }
}

/** To the step before, with the time it has left; from the end, to the last step. */
export function back(run: Run, now: number): Run {
  const { finished, ...settled } = settle(run, now)
  if (finished !== undefined) return { ...settled, since: now, held: settled.at }
  if (settled.at === 0) return run
  return { ...settled, at: settled.at - 1, held: settled.at - 1 }
}

/** One minute more for the current step. */
export function addMinute(run: Run, now: number): Run {
  if (run.finished !== undefined) return run
  const settled = settle(run, now)
  return {
    ...settled,
    steps: settled.steps.map((step, index) =>
      index === settled.at ? { ...step, seconds: step.seconds + 60 } : step,
    ),
  }
}

/** Whether steps go on without a press, from now on. */
export const setGoesOn = (run: Run, goesOn: boolean, now: number): Run => ({ ...settle(run, now), goesOn })

/** What a timer shows. */
export interface View {
  index: number
  step: Run['steps'][number]
  /** The step after this one. */
  next: Run['steps'][number] | undefined
  /** Time left in the step; below 0, the overtime. */
  left: number
  /** Time left in the agenda, if each step from here on takes its time. */
  totalLeft: number
  /** When the agenda ends, if each step from here on takes its time. */
  endsAt: number
  /** By how much that is later than planned; below 0 if it is earlier. */
  late: number
  state: 'runs' | 'paused' | 'finished'
}

/** What the timer shows at a moment. */
export function viewAt(run: Run, now: number): View {
  const settled = settle(run, now)
  const { at, steps } = settled
  const leftIn = (index: number) => lengthOf(settled, index) - usedIn(settled, index)
  const totalLeft =
    settled.finished === undefined
      ? steps.slice(at).reduce((sum, _, index) => sum + Math.max(0, leftIn(at + index)), 0)
      : 0
  const endsAt = settled.finished ?? now + totalLeft
  return {
    index: at,
    step: steps[at] ?? { name: '', say: '', seconds: 0 },
    next: steps[at + 1],
    left: leftIn(at),
    totalLeft,
    endsAt,
    late: endsAt - settled.started - settled.planned,
    state: settled.finished !== undefined ? 'finished' : settled.since === undefined ? 'paused' : 'runs',
  }
}
