import { useState } from 'react'
import { readProgress, subscribeToProgress, type ProgressState } from '@lib/progress/progress-store'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** The reader's progress on this device; undefined in the exported HTML, which knows no reader, and so in the first drawing too. */
export function useProgress(): ProgressState | undefined {
  const [state, setState] = useState<ProgressState>()
  useIsomorphicLayoutEffect(() => {
    const look = () => setState(readProgress())
    look()
    return subscribeToProgress(look)
  }, [])
  return state
}
