import { localText, parseKept, removeLocal, writeLocal } from '../storage/browser-storage'
import { deviceStore } from '../storage/device-store'
import { parseKeptPlan } from './plan-shape'
import { withoutBlanks } from './first-answer'
import { mergeProgress } from './merge'
import { noProgress, parseProgress } from './progress'
import type { Progress } from './shape'

const key = 'progress'
/** Where earlier versions stored the plan. It moves with the first change. */
const oldPlanKey = 'study-plan'

/** unreadable: data don't match the schema and are left alone; forbidden: nothing is stored, kept with the page. */
export type ProgressState =
  | { readonly kind: 'ready'; readonly progress: Progress }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forbidden'; readonly progress: Progress }

/** What the browser refused to store, and the text stored instead. */
interface Memory {
  readonly progress: Progress
  readonly over: string | null | undefined
}

function inMemory(
  text: string | null | undefined,
  memory: Memory | undefined,
  kept: Progress,
): ProgressState {
  if (!memory) return { kind: 'ready', progress: kept }
  // Merges only what another tab has stored: merging old data would restore what was deleted since.
  const progress = memory.over === text ? memory.progress : mergeProgress(memory.progress, kept)
  return { kind: 'forbidden', progress }
}

/** The progress as this version stores it. */
function upToDate(progress: Progress): Progress {
  const old = progress.plan ? undefined : parseKept(localText(oldPlanKey))
  const plan = old?.kind === 'value' ? parseKeptPlan(old.value) : undefined
  return withoutBlanks(plan ? { ...progress, plan } : progress)
}

export const progressStore = deviceStore<ProgressState, Memory>(key, (text, memory) => {
  const kept = parseKept(text)
  if (kept.kind === 'forbidden') return { kind: 'forbidden', progress: memory?.progress ?? noProgress }
  if (kept.kind === 'nothing') return inMemory(text, memory, upToDate(noProgress))
  const progress = kept.kind === 'value' ? parseProgress(kept.value) : undefined
  return progress ? inMemory(text, memory, upToDate(progress)) : { kind: 'unreadable' }
})

export const { read: readProgress, subscribe: subscribeToProgress } = progressStore

/** The stored JSON text, readable or not; undefined if there isn't any. */
export const keptText = (): string | undefined => localText(key) ?? undefined

/**
 * Changes what is stored now, so that another tab's changes survive, and returns whether it was stored. Unreadable
 * data are never overwritten; if the browser refuses to store, the change lasts as long as the page.
 */
export function changeProgress(change: (progress: Progress) => Progress): boolean {
  const state = readProgress()
  if (state.kind === 'unreadable') return false
  const changed = change(state.progress)
  if (changed === state.progress) return state.kind === 'ready'
  const isKept = writeLocal(key, changed)
  if (isKept) removeLocal(oldPlanKey)
  progressStore.announce(isKept ? undefined : { progress: changed, over: localText(key) })
  return isKept
}

/** Deletes all progress, readable or not; confirm first. Returns whether it is gone. */
export function forgetProgress(): boolean {
  removeLocal(key)
  removeLocal(oldPlanKey)
  progressStore.announce(undefined)
  return keptText() === undefined
}
