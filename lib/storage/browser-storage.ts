/**
 * The one place that reads and writes the browser's storage. Values are JSON under a key with this prefix and a
 * version; a value of another version, or one that cannot be read, counts as absent and is left where it is.
 *
 * Kept for the session: `sidebar-folders`, an object of route → whether the folder is open; `exit-intent-shown`, true
 * once the handbook's offer was shown; `waiting-marks`, what lib/progress/waiting-marks.ts describes.
 * Kept on the device: `progress`, what lib/progress/shape.ts describes; read and written by lib/progress/progress-store.ts
 * alone. The parts that were added to it since are optional, so that what was kept before them is read. And
 * `favorite-names`, a list of team names as they are shown; read and written by lib/team-names/favorites.ts alone; and
 * `handbook-offer`, true for a reader who asked for that offer; and `study-plan`, what lib/study-plan/shape.ts describes,
 * read and written by lib/study-plan/plan-store.ts alone.
 * Beside it the theme itself keeps `theme` (light, dark or system) and the banner's key (value 0 once dismissed).
 * Old data: version 1 is the first.
 */
export const prefix = 'agile-primer:1:'

/** Every name under which something is kept; lib/storage/stored-entries.ts describes each to readers. */
export const sessionKeys = ['sidebar-folders', 'exit-intent-shown', 'waiting-marks'] as const
export const localKeys = ['progress', 'favorite-names', 'handbook-offer', 'study-plan'] as const

type SessionKey = (typeof sessionKeys)[number]
export type LocalKey = (typeof localKeys)[number]

/** The value kept for this session under a key, or null; never throws, whatever the browser forbids. */
export function readSession(key: SessionKey): unknown {
  try {
    const text = window.sessionStorage.getItem(prefix + key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value for this session; where the browser forbids it, nothing is kept and nothing breaks. */
export function writeSession(key: SessionKey, value: unknown): void {
  try {
    window.sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Private modes and full stores throw; the page works without.
  }
}

/** Forgets what is kept for this session under a key. */
export function removeSession(key: SessionKey): void {
  try {
    window.sessionStorage.removeItem(prefix + key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** What is kept on this device under a key: its value, nothing, something that is no JSON, or no storage at all. */
export type Kept = { kind: 'value'; value: unknown } | { kind: 'nothing' | 'damaged' | 'forbidden' }

/** The JSON text kept on this device under a key, or null; undefined where the browser forbids to look. */
export function localText(key: LocalKey): string | null | undefined {
  try {
    return window.localStorage.getItem(prefix + key)
  } catch {
    return undefined
  }
}

/** Reads what `localText` returned. */
export function parseKept(text: string | null | undefined): Kept {
  if (text === undefined) return { kind: 'forbidden' }
  if (text === null) return { kind: 'nothing' }
  try {
    return { kind: 'value', value: JSON.parse(text) }
  } catch {
    return { kind: 'damaged' }
  }
}

/** Keeps a value on this device; false where the browser does not keep it (a private mode, a full store). */
export function writeLocal(key: LocalKey, value: unknown): boolean {
  try {
    window.localStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Forgets what is kept on this device under a key. */
export function removeLocal(key: LocalKey): void {
  try {
    window.localStorage.removeItem(prefix + key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Calls back when another tab has changed what is kept under a key. Returns how to stop. */
export function onLocalChange(key: LocalKey, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A key of null: everything was cleared.
    if (event.key === null || event.key === prefix + key) callback()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
