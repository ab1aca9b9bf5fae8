import { localText, onLocalChange, parseKept, removeLocal, writeLocal } from '../storage/browser-storage'
import { mergeProgress } from './merge'
import { noProgress, parseProgress } from './progress'
import type { Progress } from './shape'

const key = 'progress'

/**
 * What can be said of the reader's progress. unreadable: what is kept is not of the shape, and stays as it is.
 * forbidden: the browser keeps nothing, and the progress lasts as long as the page stays open.
 */
export type ProgressState =
  | { readonly kind: 'ready'; readonly progress: Progress }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forbidden'; readonly progress: Progress }

/** What the browser did not keep when it was asked to, and the text that was kept instead. */
let memory: { readonly progress: Progress; readonly over: string | null | undefined } | undefined

function inMemory(text: string | null | undefined, kept: Progress): ProgressState {
  if (!memory) return { kind: 'ready', progress: kept }
  // Merging would bring back what was taken away since, so only what another tab has kept is merged.
  const progress = memory.over === text ? memory.progress : mergeProgress(memory.progress, kept)
  return { kind: 'forbidden', progress }
}

function stateOf(text: string | null | undefined): ProgressState {
  const kept = parseKept(text)
  if (kept.kind === 'forbidden') return { kind: 'forbidden', progress: memory?.progress ?? noProgress }
  if (kept.kind === 'nothing') return inMemory(text, noProgress)
  const progress = kept.kind === 'value' ? parseProgress(kept.value) : undefined
  return progress ? inMemory(text, progress) : { kind: 'unreadable' }
}

const listeners = new Set<() => void>()
let seen: { text: string | null | undefined; memory: typeof memory; state: ProgressState } | undefined

/** The state as it stands on the device now; the same object as long as nothing has changed. */
export function readProgress(): ProgressState {
  const text = localText(key)
  if (!seen || seen.text !== text || seen.memory !== memory) seen = { text, memory, state: stateOf(text) }
  return seen.state
}

/** The JSON text that is kept, whether it can be read or not; undefined where there is none. */
export const keptText = (): string | undefined => localText(key) ?? undefined

/** Calls back whenever the progress changes, in this tab or in another. Returns how to stop. */
export function subscribeToProgress(callback: () => void): () => void {
  listeners.add(callback)
  const stop = onLocalChange(key, callback)
  return () => {
    listeners.delete(callback)
    stop()
  }
}

const tell = () => listeners.forEach(listener => listener())

/**
 * Changes the progress. It is read anew first, so that what another tab has kept stays. What cannot be read is never
 * written over; what cannot be kept is remembered as long as the page stays open. Returns whether it was kept.
 */
export function changeProgress(change: (progress: Progress) => Progress): boolean {
  const state = readProgress()
  if (state.kind === 'unreadable') return false
  const changed = change(state.progress)
  if (changed === state.progress) return state.kind === 'ready'
  const isKept = writeLocal(key, changed)
  memory = isKept ? undefined : { progress: changed, over: localText(key) }
  tell()
  return isKept
}

/** Forgets all progress, readable or not. Ask first. Returns whether nothing of it is left. */
export function forgetProgress(): boolean {
  removeLocal(key)
  memory = undefined
  tell()
  return keptText() === undefined
}
