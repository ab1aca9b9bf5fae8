/**
 * The only module that accesses the browser's storage. Values are JSON under a prefixed, versioned key; a
 * value of another version, or an unreadable one, counts as absent and is left alone.
 *
 * Session: `sidebar-folders`, route → whether the folder is open; `exit-intent-shown`, true once the
 * handbook's offer was shown.
 *
 * Device: `progress`, see lib/progress/shape.ts, accessed only by lib/progress/progress-store.ts and
 * note-lesson.ts, with later additions optional so that old data still load; `favorite-names`, a list of team names as shown
 * (lib/team-names/favorites.ts); `handbook-offer`, true for readers who asked for the offer; `saved-course`, 'begun' or
 * 'whole', so that a course that the browser removed is missed; `tool-…`, see lib/tools/kept-shape.ts; `study-plan`,
 * where earlier versions stored the plan (only read and removed). The theme itself stores `theme` (light, dark,
 * or system) and the banner's key (0 once dismissed). Version 1 is the first.
 */
export const prefix = 'agile-primer:1:'

/** Every key in use; data/stored-entries.ts describes each to readers. */
export const sessionKeys = ['sidebar-folders', 'exit-intent-shown'] as const
/** The reader's data in each tool, accessed only by lib/tools/kept.ts. */
export const toolKeys = [
  'tool-flow',
  'tool-forecast',
  'tool-metrics',
  'tool-retrospective',
  'tool-timer',
] as const
export const localKeys = [
  'progress',
  'favorite-names',
  'handbook-offer',
  'saved-course',
  ...toolKeys,
] as const

export type ToolKey = (typeof toolKeys)[number]
type SessionKey = (typeof sessionKeys)[number]
export type LocalKey = (typeof localKeys)[number] | 'study-plan'

/** What an access to the storage returns; `otherwise` if the browser denies it (private mode, full store). */
function tried<Value, Otherwise>(access: () => Value, otherwise: Otherwise): Value | Otherwise {
  try {
    return access()
  } catch {
    return otherwise
  }
}

/** The session's value under a key, or null; never throws. */
export const readSession = (key: SessionKey): unknown =>
  tried(() => JSON.parse(window.sessionStorage.getItem(prefix + key) ?? 'null') as unknown, null)

/** Stores a value for the session, if the browser allows it. */
export const writeSession = (key: SessionKey, value: unknown): void =>
  tried(() => window.sessionStorage.setItem(prefix + key, JSON.stringify(value)), undefined)

/** Removes the session's value under a key. */
export const removeSession = (key: SessionKey): void =>
  tried(() => window.sessionStorage.removeItem(prefix + key), undefined)

/** What the device stores under a key: a value, nothing, invalid JSON, or no storage at all. */
export type Kept = { kind: 'value'; value: unknown } | { kind: 'nothing' | 'damaged' | 'forbidden' }

/** The JSON text stored on the device, or null; undefined if the browser denies access. */
export const localText = (key: LocalKey): string | null | undefined =>
  tried(() => window.localStorage.getItem(prefix + key), undefined)

/** Parses what `localText` returned. */
export function parseKept(text: string | null | undefined): Kept {
  if (text === undefined) return { kind: 'forbidden' }
  if (text === null) return { kind: 'nothing' }
  return tried((): Kept => ({ kind: 'value', value: JSON.parse(text) }), { kind: 'damaged' })
}

/** Stores a value on the device; false if the browser refuses. */
export const writeLocal = (key: LocalKey, value: unknown): boolean =>
  tried(() => {
    window.localStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  }, false)

/** Removes the device's value under a key. */
export const removeLocal = (key: LocalKey): void =>
  tried(() => window.localStorage.removeItem(prefix + key), undefined)

/** Calls back when a value may have changed elsewhere: in another tab, or while the page was in the back-forward cache. */
export function onLocalChange(key: LocalKey, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means everything was cleared.
    if (event.key === null || event.key === prefix + key) callback()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback()
  }
  window.addEventListener('storage', listen)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener('pageshow', comeBack)
  }
}
