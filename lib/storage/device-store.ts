import { localText, onLocalChange, type LocalKey } from './browser-storage'

type Text = string | null | undefined

/** A value that this device stores under one key. */
export interface DeviceStore<State, Value> {
  /** The current state; the same object until something changes. */
  read: () => State
  /** Calls back when it changes, in this tab or another. Returns the unsubscribe function. */
  subscribe: (callback: () => void) => () => void
  /** Tells every subscriber of a change; a value that the browser refused to store lasts as long as the page. */
  announce: (refused: Value | undefined) => void
}

/** Creates the store of a key; `stateOf` interprets the stored text and the value the browser refused to store. */
export function deviceStore<State, Value>(
  key: LocalKey,
  stateOf: (text: Text, memory: Value | undefined) => State,
): DeviceStore<State, Value> {
  const listeners = new Set<() => void>()
  let memory: Value | undefined
  let seen: { text: Text; state: State } | undefined
  const tell = () => listeners.forEach(listener => listener())
  return {
    read: () => {
      const text = localText(key)
      if (seen && seen.text === text) return seen.state
      // Cleared in this very tab, say, of which no event tells: what doesn't read would keep showing the old state.
      if (seen) queueMicrotask(tell)
      seen = { text, state: stateOf(text, memory) }
      return seen.state
    },
    subscribe: callback => {
      listeners.add(callback)
      const stop = onLocalChange(key, callback)
      return () => {
        listeners.delete(callback)
        stop()
      }
    },
    announce: refused => {
      memory = refused
      seen = undefined
      tell()
    },
  }
}
