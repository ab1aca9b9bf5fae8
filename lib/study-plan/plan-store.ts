import { localText, onLocalChange, parseKept, removeLocal, writeLocal } from '../storage/browser-storage'
import { parseKeptPlan, type KeptPlan } from './shape'

const key = 'study-plan'

/** A reader's plan as stored. */
export interface PlanState {
  readonly plan: KeptPlan | undefined
  /** Whether it is stored, unreadable, or only in memory because the browser stores nothing. */
  readonly kind: 'ready' | 'unreadable' | 'forbidden'
}

/** The plan the browser refused to store. */
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

/** The current plan; the same object until something changes. */
export function readPlan(): PlanState {
  const text = localText(key)
  if (!seen || seen.text !== text || seen.memory !== memory) seen = { text, memory, state: stateOf(text) }
  return seen.state
}

/** Calls back when the plan changes, in this tab or another. Returns the unsubscribe function. */
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
 * Stores a plan, in memory if the browser refuses. Overwrites an unreadable plan, since three answers restore
 * it.
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
