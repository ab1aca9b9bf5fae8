import { localText, onLocalChange, parseKept, removeLocal, writeLocal } from '../storage/browser-storage'
import { parseKeptPlan, type KeptPlan } from './shape'

const key = 'study-plan'

/** A reader's plan as it stands on the device. */
export interface PlanState {
  readonly plan: KeptPlan | undefined
  /** Where it is not: kept, or it cannot be read, or the browser keeps nothing and it lasts as long as the page. */
  readonly kind: 'ready' | 'unreadable' | 'forbidden'
}

/** What the browser did not keep when it was asked to. */
let memory: KeptPlan | undefined

const listeners = new Set<() => void>()
let seen: { text: string | null | undefined; memory: typeof memory; state: PlanState } | undefined

function stateOf(text: string | null | undefined): PlanState {
  if (memory) return { plan: memory, kind: 'forbidden' }
  const kept = parseKept(text)
  if (kept.kind === 'nothing') return { plan: undefined, kind: 'ready' }
  if (kept.kind === 'forbidden') return { plan: undefined, kind: 'forbidden' }
  const plan = kept.kind === 'value' ? parseKeptPlan(kept.value) : undefined
  return { plan, kind: plan ? 'ready' : 'unreadable' }
}

/** The plan as it is now; the same object as long as nothing has changed. */
export function readPlan(): PlanState {
  const text = localText(key)
  if (!seen || seen.text !== text || seen.memory !== memory) seen = { text, memory, state: stateOf(text) }
  return seen.state
}

/** Calls back whenever the plan changes, in this tab or in another. Returns how to stop. */
export function subscribeToPlan(callback: () => void): () => void {
  listeners.add(callback)
  const stop = onLocalChange(key, callback)
  return () => {
    listeners.delete(callback)
    stop()
  }
}

const tell = () => listeners.forEach(listener => listener())

/**
 * Keeps a plan; what the browser does not keep lasts as long as the page. A plan that cannot be read is replaced, as it is
 * made anew from three answers.
 */
export function keepPlan(plan: KeptPlan): void {
  memory = writeLocal(key, plan) ? undefined : plan
  tell()
}

/** Deletes the plan, readable or not. */
export function forgetPlan(): void {
  removeLocal(key)
  memory = undefined
  tell()
}
