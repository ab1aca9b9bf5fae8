import { useMemo, useSyncExternalStore } from 'react'
import { addressedBy, type Addressed } from '@lib/exam/address'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Back, a bookmark of this page, an address that is typed.
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Adds an entry to the history: this page with a fragment, or without one. */
export function goTo(hash: string): void {
  history.pushState(null, '', location.pathname + hash)
  for (const listener of listeners) listener()
}

/** Gives the entry of the history another fragment, or none. */
export function replaceWith(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
  for (const listener of listeners) listener()
}

/** The screen that the page's address asks for; none in the exported HTML. */
export function useAddress(): Addressed | undefined {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return useMemo(() => addressedBy(hash), [hash])
}
