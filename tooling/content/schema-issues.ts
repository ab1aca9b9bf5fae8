import type { ZodError } from 'zod'
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
  error: ZodError,
  knownAt: (path: readonly (string | number)[]) => readonly string[],
): SchemaIssue[] {
  return error.issues.flatMap((issue): SchemaIssue[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(key => ({
        path: [...issue.path, key],
        message: unknownKey(key, knownAt(issue.path)),
      }))
    }
    const name = issue.path.join('.')
    if (issue.code === 'invalid_type' && issue.received === 'undefined') {
      return [{ path: issue.path, message: `'${name}' is missing: add it.` }]
    }
    return [{ path: issue.path, message: `'${name}': ${issue.message}` }]
  })
}
