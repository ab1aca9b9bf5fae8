import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import { readJson } from '../check/content/read-json'
import { ClearError } from '../tasks/clear-error.mjs'

function keysOf(file: string, text: string): string[] {
  const { value, problem } = readJson(text)
  if (problem)
    throw new ClearError(
      `${file}:${problem.line}  isn't valid JSON: ${problem.message}, then run the command again.`,
    )
  return Object.keys(value as object)
}

/** Adds a key to a `_meta.json`, at the end or after another key. The value '' takes the page's title as label. */
export function addMetaKey(file: string, text: string, key: string, value: unknown, after?: string): string {
  const keys = keysOf(file, text)
  if (keys.includes(key)) return text
  if (after !== undefined && !keys.includes(after))
    throw new ClearError(
      `${file} has no key "${after}" to put the page after: name one of ${keys.join(', ')}.`,
    )
  const index = after === undefined ? keys.length : keys.indexOf(after) + 1
  return applyEdits(text, modify(text, [key], value, { getInsertionIndex: () => index }))
}

/** A `_meta.json` with a key renamed in its position, or removed. */
export function renameMetaKey(file: string, text: string, key: string, to: string | undefined): string {
  keysOf(file, text)
  const tree = parseTree(text)
  const name = tree && findNodeAtLocation(tree, [key])?.parent?.children?.[0]
  if (!name)
    throw new ClearError(`${file} has no line that begins with "${key}": add it, then run the command again.`)
  if (to === undefined) return applyEdits(text, modify(text, [key], undefined, {}))
  return applyEdits(text, [{ offset: name.offset, length: name.length, content: JSON.stringify(to) }])
}
