import { ClearError } from '../tasks/clear-error.mjs'

/** A `_meta.json` with its one first key. */
export function newMetaText(key: string, value: string): string {
  return `{\n  ${JSON.stringify(key)}: ${value}\n}\n`
}

/**
 * Adds a key at the end of a `_meta.json`, every other character left as the author wrote it.
 * `value` is JSON: '""' takes the label from the page's title. Text that has the key comes back as it was.
 */
export function addMetaKey(file: string, text: string, key: string, value: string): string {
  let entries: object
  try {
    entries = JSON.parse(text) as object
  } catch (error) {
    throw new ClearError(
      `${file} is no valid JSON (${(error as Error).message}): mend it, then run the command again.`,
    )
  }
  if (Object.hasOwn(entries, key)) return text
  const end = text.lastIndexOf('}')
  const before = text.slice(0, end).trimEnd()
  const comma = before.endsWith('{') ? '' : ','
  return `${before}${comma}\n  ${JSON.stringify(key)}: ${value}\n${text.slice(end)}`
}
