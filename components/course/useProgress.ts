import { useSyncExternalStore } from 'react'
import { readProgress, subscribeToProgress, type ProgressState } from '@lib/progress/progress-store'

/** The reader's progress on this device; undefined in the exported HTML, which knows no reader. */
export function useProgress(): ProgressState | undefined {
  return useSyncExternalStore<ProgressState | undefined>(subscribeToProgress, readProgress, () => undefined)
}
