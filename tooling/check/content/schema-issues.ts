import * as z from 'zod'
import { nearest } from './nearest'

/** A problem with a value, worded for the author. */
export interface SchemaIssue {
  /** Keys and indexes that lead to the value, outermost first. */
  path: (string | number)[]
  message: string
}

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'string' ? `'${value}'` : String(value)
}

const kinds: Partial<Record<string, string>> = {
  array: 'a list, [ … ]',
  boolean: 'true or false, without quotes',
  int: 'a whole number',
  number: 'a number, without quotes',
  object: 'an object, { … }',
  record: 'an object, { … }',
  string: 'a text in quotation marks',
}

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Messages for issues whose schema has no message. */
const wordsFor: z.core.$ZodErrorMap = ({ code, input, ...issue }) => {
  if (code === 'invalid_type') return `must be ${kinds[String(issue.expected)]}, not ${shown(input)}.`
  if (code !== 'invalid_value') return undefined
  const values = issue.values as readonly unknown[]
  const meant = typeof input === 'string' && nearest(input, values.map(String))
  return meant
    ? `must not be ${shown(input)}; did you mean '${meant}'?`
    : `must be ${anyOf.format(values.map(shown))}, not ${shown(input)}.`
}

/** The schema of the value at a path. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path)
  const [key, ...rest] = path
  if (key === undefined) return schema
  if (schema instanceof z.ZodObject) return schemaAt((schema.shape as z.ZodRawShape)[String(key)], rest)
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest)
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest) : undefined
}

/** An unknown key; `meant` is the closest known one. */
function unknownKey(schema: z.ZodType, path: readonly PropertyKey[], key: string) {
  const object = schemaAt(schema, path)
  const known = object instanceof z.ZodObject ? Object.keys(object.shape) : []
  const meant = nearest(key, known)
  const fix = meant ? `did you mean '${meant}'?` : `remove it; the known keys are ${known.join(', ')}.`
  return { path: [...path, key], meant: [...path, meant].join('.'), message: `unknown key '${key}': ${fix}` }
}

/** What is wrong with a value. A misspelled key is a single finding, without reporting the right one as missing. */
export function schemaIssues(schema: z.ZodType, value: unknown): SchemaIssue[] {
  const issues = schema.safeParse(value, { error: wordsFor, reportInput: true }).error?.issues ?? []
  const unknown = issues.flatMap(issue =>
    issue.code === 'unrecognized_keys' ? issue.keys.map(key => unknownKey(schema, issue.path, key)) : [],
  )
  const others = issues.flatMap(({ code, input, path, message }) => {
    const name = path.join('.')
    if (code === 'unrecognized_keys' || unknown.some(({ meant }) => meant === name)) return []
    if (name === '') return [{ path, message }]
    return [
      { path, message: input === undefined ? `'${name}' is missing: add it.` : `'${name}': ${message}` },
    ]
  })
  return [...others, ...unknown].map(({ path, message }) => ({ path: path as (string | number)[], message }))
}
