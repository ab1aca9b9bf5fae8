import { settle, viewAt, type Run, type View } from './run'

/** Before the end of a step, in milliseconds. */
const soon = 60_000
/** Shorter steps have no tone before their end: it would come soon after they begin. In seconds. */
const shortestWithWarning = 120

/** end: the time of a step is over; soon: it will be in a minute. */
export type ToneKind = 'end' | 'soon'

/** A tone to come, in milliseconds from now. */
export interface Tone {
  kind: ToneKind
  after: number
}

const tonesOf = ({ left, step }: Pick<View, 'left' | 'step'>, before: number): Tone[] => [
  ...(left > soon && step.seconds >= shortestWithWarning
    ? [{ kind: 'soon', after: before + left - soon } as const]
    : []),
  ...(left > 0 ? [{ kind: 'end', after: before + left } as const] : []),
]

/** The tones to come if nothing is pressed: a browser plays them on time even if it lets the page sleep. */
export function tonesFrom(run: Run, now: number): Tone[] {
  const view = viewAt(run, now)
  if (view.state !== 'runs') return []
  const tones = tonesOf(view, 0)
  if (!run.goesOn || run.held === view.index || view.left < 0) return tones
  const { used, steps } = settle(run, now)
  let before = view.left
  for (const [index, step] of steps.entries()) {
    if (index <= view.index) continue
    const left = step.seconds * 1000 - (used[index] ?? 0)
    tones.push(...tonesOf({ left, step }, before))
    before += Math.max(0, left)
  }
  return tones
}

/** What a step is in: it goes, ends in a minute, or its time is over. A change of phase is worth saying. */
export function phaseOf({ left, step }: Pick<View, 'left' | 'step'>): 'going' | 'soon' | 'over' {
  if (left <= 0) return 'over'
  return left <= soon && step.seconds >= shortestWithWarning ? 'soon' : 'going'
}
