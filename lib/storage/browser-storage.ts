/**
 * The one place that reads and writes the browser's storage. Values are JSON under a key with this prefix and a
 * version; a value of another version, or one that cannot be read, counts as absent and is left where it is.
 *
 * Kept for the session: `sidebar-folders`, an object of route → whether the folder is open; `exit-intent-shown`, true
 * once the handbook's offer was shown.
 * Beside it the theme itself keeps `theme` (light, dark or system) and the banner's key (value 0 once dismissed).
 * Old data: version 1 is the first.
 */
const prefix = 'agile-primer:1:'

/** The value kept for this session under a key, or null; never throws, whatever the browser forbids. */
export function readSession(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(prefix + key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value for this session; where the browser forbids it, nothing is kept and nothing breaks. */
export function writeSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Private modes and full stores throw; the page works without.
  }
}
