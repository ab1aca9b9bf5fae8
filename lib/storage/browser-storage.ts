/**
 * The only module that accesses the browser's storage. Values are JSON under a prefixed, versioned key; a
 * value of another version, or an unreadable one, counts as absent and is left alone.
 *
 * Session: `sidebar-folders`, route → whether the folder is open; `exit-intent-shown`, true once the
 * handbook's offer was shown.
 *
 * Device: `progress`, see lib/progress/shape.ts, accessed only by lib/progress/progress-store.ts and
 * note-lesson.ts, with later additions optional so that old data still load; `favorite-names`, a list of team names as shown
 * (lib/team-names/favorites.ts); `handbook-offer`, true for readers who asked for the offer; `study-plan`,
 * see lib/study-plan/shape.ts (lib/study-plan/plan-store.ts). The theme itself stores `theme` (light, dark,
 * or system) and the banner's key (0 once dismissed). Version 1 is the first.
 */
export const prefix = 'agile-primer:1:'

/** Every key in use; lib/storage/stored-entries.ts describes each to readers. */
export const sessionKeys = ['sidebar-folders', 'exit-intent-shown'] as const
export const localKeys = ['progress', 'favorite-names', 'handbook-offer', 'study-plan'] as const

type SessionKey = (typeof sessionKeys)[number]
export type LocalKey = (typeof localKeys)[number]

/** The session's value under a key, or null; never throws. */
export function readSession(key: SessionKey): unknown {
  try {
    const text = window.sessionStorage.getItem(prefix + key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores a value for the session, if the browser allows it. */
export function writeSession(key: SessionKey, value: unknown): void {
  try {
    window.sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Private modes and full stores throw; the page works without storage.
  }
}

/** Removes the session's value under a key. */
export function removeSession(key: SessionKey): void {
  try {
    window.sessionStorage.removeItem(prefix + key)
  } catch {
    // If nothing can be stored, there is nothing to remove.
  }
}

/** What the device stores under a key: a value, nothing, invalid JSON, or no storage at all. */
export type Kept = { kind: 'value'; value: unknown } | { kind: 'nothing' | 'damaged' | 'forbidden' }

/** The JSON text stored on the device, or null; undefined if the browser denies access. */
export function localText(key: LocalKey): string | null | undefined {
  try {
    return window.localStorage.getItem(prefix + key)
  } catch {
    return undefined
  }
}

/** Parses what `localText` returned. */
export function parseKept(text: string | null | undefined): Kept {
  if (text === undefined) return { kind: 'forbidden' }
  if (text === null) return { kind: 'nothing' }
  try {
    return { kind: 'value', value: JSON.parse(text) }
  } catch {
    return { kind: 'damaged' }
  }
}

/** Stores a value on the device; false if the browser refuses (private mode, full store). */
export function writeLocal(key: LocalKey, value: unknown): boolean {
  try {
    window.localStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes the device's value under a key. */
export function removeLocal(key: LocalKey): void {
  try {
    window.localStorage.removeItem(prefix + key)
  } catch {
    // If nothing can be stored, there is nothing to remove.
  }
}

/** Calls back when another tab changes the value under a key. Returns the unsubscribe function. */
export function onLocalChange(key: LocalKey, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means everything was cleared.
    if (event.key === null || event.key === prefix + key) callback()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
