import type { BaseIssue } from 'valibot'
import { isMissing, isUnknownKey, pathOf } from '../../../lib/schema/strict'
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

/** What a value is to be, by valibot's name for it; a choice is '("a" | "b")' there. */
function wanted(expected: string): string {
  const kinds: Partial<Record<string, string>> = {
    Object: 'an object, { … }',
    boolean: 'true or false, without quotes',
    string: 'a text between quotation marks',
  }
  return kinds[expected] ?? expected.replace(/^\((.*)\)$/, 'one of $1').replaceAll(' | ', ', ')
}

const received: Partial<Record<string, string>> = { Array: 'a list', Object: 'an object' }

/** What an issue says: its schema's own words, and for those of the library a sentence. */
const said = (name: string, issue: BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid ') && issue.expected
    ? `'${name}' is ${received[issue.received] ?? issue.received}: it is to be ${wanted(issue.expected)}.`
    : `'${name}': ${issue.message}`

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
    return { path, message: said(name, issue) }
  })
}
