import * as v from 'valibot'
import { isMissing, isUnknownKey, pathOf } from '../schema/strict'
import { siteSchema, type Site } from './schema'

type Issue = v.BaseIssue<unknown>

/** A problem with one field. */
interface SiteFault {
  path: (string | number)[]
  /** The field's name. */
  sentence: string
}

const a = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
const typeOf = (value: unknown) => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function sentenceOf(issue: Issue): string {
  const path = pathOf(issue)
  const field = path.join('.')
  if (isMissing(issue)) return `${field} is missing: add it.`
  if (isUnknownKey(issue)) return `${field} is not a setting. Remove it, or correct the spelling.`
  // The schema words every problem except wrong types.
  if (issue.message.startsWith('Invalid type'))
    return `${field} is ${a(typeOf(issue.input))}; ${a((issue.expected ?? '').toLowerCase())} is expected.`
  return `${field}: ${issue.message}`
}

/** Problems with a configuration, field by field; empty if it is valid. */
export function siteFaults(input: unknown): SiteFault[] {
  const { issues = [] } = v.safeParse(siteSchema, input)
  return issues.map(issue => ({ path: pathOf(issue), sentence: sentenceOf(issue) }))
}

/** Parses the configuration. Throws one error with a sentence per wrong field. */
export function parseSite(input: unknown): Site {
  const result = v.safeParse(siteSchema, input)
  if (result.success) return result.output
  throw new Error(result.issues.map(issue => `data/site.ts: ${sentenceOf(issue)}`).join('\n'))
}

/** Dotted paths of the fields that still hold an example address. */
export function exampleFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return URL.canParse(value) && new URL(value).hostname.endsWith('.example') ? [path] : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => exampleFields(child, path ? `${path}.${key}` : key))
}
