import * as v from 'valibot'
import { isMissing, isUnknownKey, pathOf } from '../schema/strict'
import { siteSchema, type Site } from './schema'

type Issue = v.BaseIssue<unknown>

/** What is wrong with one field. */
interface SiteFault {
  path: (string | number)[]
  /** Names the field. */
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
  // The schema has words of its own for everything but a value of another type.
  if (issue.message.startsWith('Invalid type'))
    return `${field} is ${a(typeOf(issue.input))}; ${a((issue.expected ?? '').toLowerCase())} is expected.`
  return `${field}: ${issue.message}`
}

/** What is wrong with a configuration, field by field; empty where it holds. */
export function siteFaults(input: unknown): SiteFault[] {
  const { issues = [] } = v.safeParse(siteSchema, input)
  return issues.map(issue => ({ path: pathOf(issue), sentence: sentenceOf(issue) }))
}

/** Parses the author's configuration. Throws one error whose message has a sentence for each wrong field. */
export function parseSite(input: unknown): Site {
  const result = v.safeParse(siteSchema, input)
  if (result.success) return result.output
  throw new Error(result.issues.map(issue => `data/site.ts: ${sentenceOf(issue)}`).join('\n'))
}

/** The fields that still hold a reserved example address, as dotted paths. */
export function exampleFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return URL.canParse(value) && new URL(value).hostname.endsWith('.example') ? [path] : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => exampleFields(child, path ? `${path}.${key}` : key))
}
