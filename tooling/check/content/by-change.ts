import { statSync } from 'node:fs'
import path from 'node:path'

/** Caches what is read from a file until it changes: a server sees edits, and a build reads each file once. */
export function byChange<T>(read: (root: string, file: string) => T): (root: string, file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>()
  return (root, file) => {
    const absolute = path.join(root, file)
    const { mtimeMs, size } = statSync(absolute)
    const stamp = `${mtimeMs} ${size}`
    const before = known.get(absolute)
    if (before?.stamp === stamp) return before.value
    const value = read(root, file)
    known.set(absolute, { stamp, value })
    return value
  }
}
