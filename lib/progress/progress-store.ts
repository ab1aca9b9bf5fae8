import { localText, onLocalChange, parseKept, writeLocal } from '../storage/browser-storage'
import { noProgress, parseProgress, type Progress } from './progress'

const key = 'progress'

/** What can be said of the reader's progress: it, that what is kept cannot be read, or that nothing can be kept. */
export type ProgressState =
  | { readonly kind: 'ready'; readonly progress: Progress }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forbidden' }

const unreadable: ProgressState = { kind: 'unreadable' }
const forbidden: ProgressState = { kind: 'forbidden' }

function stateOf(text: string | null | undefined): ProgressState {
  const kept = parseKept(text)
  if (kept.kind === 'forbidden') return forbidden
  if (kept.kind === 'nothing') return { kind: 'ready', progress: noProgress }
  const progress = kept.kind === 'value' ? parseProgress(kept.value) : undefined
  return progress ? { kind: 'ready', progress } : unreadable
}

const listeners = new Set<() => void>()
let seen: { text: string | null | undefined; state: ProgressState } | undefined

/** The state as it stands on the device now; the same object as long as nothing has changed. */
export function readProgress(): ProgressState {
  const text = localText(key)
  if (seen?.text !== text || !seen) seen = { text, state: stateOf(text) }
  return seen.state
}

/** Calls back whenever the progress changes, in this tab or in another. Returns how to stop. */
export function subscribeToProgress(callback: () => void): () => void {
  listeners.add(callback)
  const stop = onLocalChange(key, callback)
  return () => {
    listeners.delete(callback)
    stop()
  }
}

/**
 * Changes the progress. It is read anew first, so that what another tab has kept stays. What cannot be read is never
 * written over. Returns whether the change was kept.
 */
export function changeProgress(change: (progress: Progress) => Progress): boolean {
  const state = readProgress()
  if (state.kind !== 'ready') return false
  const changed = change(state.progress)
  const isKept = changed === state.progress || writeLocal(key, changed)
  listeners.forEach(listener => listener())
  return isKept
}
