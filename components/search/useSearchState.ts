import { startTransition, useEffect, useState } from 'react'
import type { SearchSession, SearchState } from '@lib/search/session'

/** The session's state. New results are drawn in pieces, so that a long list never keeps a key waiting. */
export function useSearchState(session: SearchSession): SearchState {
  const [state, setState] = useState(session.getState)
  useEffect(() => {
    const follow = () => startTransition(() => setState(session.getState()))
    // What came between the first drawing and now.
    follow()
    return session.subscribe(follow)
  }, [session])
  return state
}
