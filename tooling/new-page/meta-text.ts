import { readJson } from '../check/content/read-json'
import { ClearError } from '../tasks/clear-error.mjs'

/** A `_meta.json` with a single key. */
export function newMetaText(key: string, value: string): string {
  return `{\n  ${JSON.stringify(key)}: ${value}\n}\n`
}

function parsed(file: string, text: string): object {
  const { value, faults } = readJson(text)
  const [fault] = faults
  if (fault)
    throw new ClearError(
      `${file}:${fault.line}  isn't valid JSON: ${fault.message}, then run the command again.`,
    )
  return value as object
}

/** A key's entry with its trailing comma; the value may be an object over several lines. */
const entryOf = (text: string, key: string): RegExpExecArray | null =>
  new RegExp(`\\n[ \\t]*"${key}"\\s*:\\s*("[^"]*"|\\{(?:[^{}]|\\{[^{}]*\\})*\\})(,?)`).exec(text)

/**
 * Adds a key to a `_meta.json`, at the end or after another key, leaving every other character as it was.
 * `value` is JSON: '""' takes the label from the page's title. Unchanged if the key exists.
 */
export function addMetaKey(file: string, text: string, key: string, value: string, after?: string): string {
  const entries = parsed(file, text)
  if (Object.hasOwn(entries, key)) return text
  const line = `\n  ${JSON.stringify(key)}: ${value}`
  if (after !== undefined) {
    const entry = Object.hasOwn(entries, after) ? entryOf(text, after) : null
    if (!entry)
      throw new ClearError(
        `${file} has no key "${after}" to put the page after: name one of ${Object.keys(entries).join(', ')}.`,
      )
    const end = entry.index + entry[0].length
    return entry[2]
      ? `${text.slice(0, end)}${line},${text.slice(end)}`
      : `${text.slice(0, end)},${line}${text.slice(end)}`
  }
  const end = text.lastIndexOf('}')
  const before = text.slice(0, end).trimEnd()
  const comma = before.endsWith('{') ? '' : ','
  return `${before}${comma}${line}\n${text.slice(end)}`
}

/** A `_meta.json` with a key renamed in its position, or removed. */
export function renameMetaKey(file: string, text: string, key: string, to: string | undefined): string {
  parsed(file, text)
  const entry = entryOf(text, key)
  if (!entry)
    throw new ClearError(`${file} has no line that begins with "${key}": add it, then run the command again.`)
  if (to !== undefined) return text.replace(entry[0], () => entry[0].replace(`"${key}"`, `"${to}"`))
  const without = text.replace(entry[0], '')
  // The last entry takes the comma before it along.
  return entry[2] ? without : without.replace(/,(\s*\}\s*)$/, '$1')
}
