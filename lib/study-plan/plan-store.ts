import { parseKept, removeLocal, writeLocal } from '../storage/browser-storage'
import { deviceStore } from '../storage/device-store'
import { parseKeptPlan, type KeptPlan } from './shape'

const key = 'study-plan'

/** A reader's plan as stored. */
export interface PlanState {
  readonly plan: KeptPlan | undefined
  /** Whether it is stored, unreadable, or only in memory because the browser stores nothing. */
  readonly kind: 'ready' | 'unreadable' | 'forbidden'
}

export const planStore = deviceStore<PlanState, KeptPlan>(key, (text, memory) => {
  if (memory) return { plan: memory, kind: 'forbidden' }
  const kept = parseKept(text)
  if (kept.kind === 'nothing') return { plan: undefined, kind: 'ready' }
  if (kept.kind === 'forbidden') return { plan: undefined, kind: 'forbidden' }
  const plan = kept.kind === 'value' ? parseKeptPlan(kept.value) : undefined
  return { plan, kind: plan ? 'ready' : 'unreadable' }
})

/** Stores a plan, in memory if the browser refuses. Overwrites an unreadable plan: three answers restore it. */
export function keepPlan(plan: KeptPlan): void {
  planStore.announce(writeLocal(key, plan) ? undefined : plan)
}

/** Deletes the plan, readable or not. */
export function forgetPlan(): void {
  removeLocal(key)
  planStore.announce(undefined)
}
