import { useState } from 'react'
import { readProgress, subscribeToProgress, type ProgressState } from '@lib/progress/progress-store'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** The stored progress; undefined in the exported HTML, and so in the first render. */
export function useProgress(): ProgressState | undefined {
  const [state, setState] = useState<ProgressState>()
  useIsomorphicLayoutEffect(() => {
    const look = () => setState(readProgress())
    look()
    return subscribeToProgress(look)
  }, [])
  return state
}
