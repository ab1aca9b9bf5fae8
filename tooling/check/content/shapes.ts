/** What entries of data/ are checked by before any rule reads them, and how it is said: tsx runs what tsc would refuse. */
import * as v from 'valibot'
import { isMissing, isUnknownKey, pathOf } from '../../../lib/schema/strict'
import { nearest } from './nearest'
import { schemaIssues, type SchemaIssue } from './schema-issues'

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** 'a', 'b' or 'c' */
function anyOf(values: readonly unknown[]): string {
  const last = shown(values.at(-1))
  const others = values.slice(0, -1).map(shown)
  return others.length > 0 ? `${others.join(', ')} or ${last}` : last
}

export const text = v.string(({ input }) => `must be a text in quotation marks, not ${shown(input)}.`)

export const yesOrNo = v.boolean(({ input }) => `must be true or false, not ${shown(input)}.`)

/** One of some values; a text that is nearly one gets that. */
export const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
  v.picklist(values, ({ input }) => {
    const meant = typeof input === 'string' && nearest(input, values.map(String))
    return meant
      ? `must not be ${shown(input)}; did you mean '${meant}'?`
      : `must be ${anyOf(values)}, not ${shown(input)}.`
  })

/** What a schema has inside, of those that are used here. */
interface Inside {
  entries?: Readonly<Record<string, Inside>>
  /** Of what may be left out. */
  wrapped?: Inside
}

/** The keys that the object at a path may have. */
function keysAt(schema: v.GenericSchema, path: readonly (string | number)[]): string[] {
  let at: Inside | undefined = schema as Inside
  for (const key of path) at = at?.entries?.[key]?.wrapped ?? at?.entries?.[key]
  return Object.keys(at?.entries ?? {})
}

/** What is wrong with a value, worded for the author. A misspelled key is one finding: that the right one is missing follows. */
export function shapeIssues(schema: v.GenericSchema, value: unknown): SchemaIssue[] {
  const { issues = [] } = v.safeParse(schema, value)
  const parentOf = (issue: v.BaseIssue<unknown>) => pathOf(issue).slice(0, -1)
  const keyOf = (issue: v.BaseIssue<unknown>) => String(pathOf(issue).at(-1))
  const meant = issues
    .filter(isUnknownKey)
    .map(issue => [...parentOf(issue), nearest(keyOf(issue), keysAt(schema, parentOf(issue)))].join('.'))
  const told = issues.filter(issue => !isMissing(issue) || !meant.includes(pathOf(issue).join('.')))
  return schemaIssues(told, path => keysAt(schema, path))
}
