import { lineOfText } from './content-site'

/** The line of the innermost field of a path in TypeScript source, looking for each field after its parent. */
export function lineOfField(raw: string, path: readonly (string | number)[], from = 0, end = raw.length) {
  let position = from
  for (const key of path) {
    const found = raw.slice(position, end).search(new RegExp(`(?<![\\w.])${key}['"]?:`))
    if (typeof key === 'string' && found >= 0) position += found
  }
  return lineOfText(raw, raw.slice(position), position)
}
