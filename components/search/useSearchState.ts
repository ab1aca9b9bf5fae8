import { useSyncExternalStore } from 'react'
import type { SearchSession, SearchState } from '@lib/search/session'

/**
 * What the session shows. It is drawn anew when an answer comes and not for the key before it: on a slow device a key
 * has no time for both.
 */
export function useSearchState({ subscribe, getState }: SearchSession): Omit<SearchState, 'query'> {
  const answer = useSyncExternalStore(subscribe, () => getState().answer)
  const index = useSyncExternalStore(subscribe, () => getState().index)
  return { answer, index }
}
