import type { BaseIssue } from 'valibot'
import { isMissing, isUnknownKey, pathOf } from '../../lib/schema/strict'
import { nearest } from './nearest'

/** One finding of a schema, worded for the author. */
export interface SchemaIssue {
  /** Names and indexes that lead to the value, outermost first. */
  path: (string | number)[]
  message: string
}

const unknownKey = (key: string, known: readonly string[]): string => {
  const meant = nearest(key, known)
  const mend = meant ? `did you mean '${meant}'?` : `take it out; the known keys are ${known.join(', ')}.`
  return `unknown key '${key}': ${mend}`
}

/**
 * Rewords the issues of a strict schema: a misspelt key gets the key that was probably meant.
 *
 * @param knownAt the keys that the object at a path may have
 */
export function schemaIssues(
  issues: readonly BaseIssue<unknown>[],
  knownAt: (path: readonly (string | number)[]) => readonly string[],
): SchemaIssue[] {
  return issues.map(issue => {
    const path = pathOf(issue)
    const key = String(path.at(-1))
    if (isUnknownKey(issue)) return { path, message: unknownKey(key, knownAt(path.slice(0, -1))) }
    const name = path.join('.')
    if (isMissing(issue)) return { path, message: `'${name}' is missing: add it.` }
    return { path, message: `'${name}': ${issue.message}` }
  })
}
