import { useMemo, useSyncExternalStore } from 'react'
import { addressedBy, type Addressed } from '@lib/exam/address'
import { roundIn, type Round } from '@lib/exam/round'

const listeners = new Set<() => void>()

/** Back, a bookmark of this page, an address that is typed; and another entry of a page that the browser had put aside. */
const events = ['popstate', 'pageshow'] as const

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of events) window.removeEventListener(event, listener)
  }
}

const stateOf = (round: Round | undefined) => (round ? { round } : null)

/** Adds an entry to the history: this page with a fragment, or without one, and a round if there is one. */
export function goTo(hash: string, round?: Round): void {
  history.pushState(stateOf(round), '', location.pathname + hash)
  for (const listener of listeners) listener()
}

/** Gives the entry of the history another fragment, or none, and another round, or none. */
export function replaceWith(hash: string, round?: Round): void {
  history.replaceState(stateOf(round), '', location.pathname + location.search + hash)
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

/** The round that the entry of the history keeps; none in the exported HTML. */
export function useRound(): Round | undefined {
  const state = useSyncExternalStore<unknown>(
    subscribe,
    () => history.state as unknown,
    () => null,
  )
  return useMemo(() => roundIn(state), [state])
}
