import type { ZodIssue } from 'zod'
import { siteSchema, type Site } from './schema'

const file = 'data/site.ts'

const a = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`

function sentence(issue: ZodIssue): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map(key => `'${key}'`).join(', ')
    return `${file}: ${field ? `${field} has` : 'there are'} unknown keys: ${keys}. Remove them, or correct the spelling.`
  }
  if (issue.code === 'invalid_type' && issue.received === 'undefined') {
    return `${file}: ${field} is missing; ${a(issue.expected)} is expected.`
  }
  // The schema has words of its own for a number that is no whole one.
  if (issue.code === 'invalid_type' && issue.received !== 'float') {
    return `${file}: ${field} is ${a(issue.received)}; ${a(issue.expected)} is expected.`
  }
  return `${file}: ${field}: ${issue.message}`
}

/** What is wrong with a configuration: the path of each field, and a sentence that names it. */
export function siteFaults(input: unknown): { path: (string | number)[]; sentence: string }[] {
  const result = siteSchema.safeParse(input)
  if (result.success) return []
  return result.error.issues.map(issue => ({
    path: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])],
    sentence: sentence(issue).replace(`${file}: `, ''),
  }))
}

/** Parses the author's configuration. Throws one error whose message has a sentence for each wrong field. */
export function parseSite(input: unknown): Site {
  const result = siteSchema.safeParse(input)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(sentence).join('\n'))
}

/** The fields that still hold a reserved example address, as dotted paths. */
export function exampleFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return URL.canParse(value) && new URL(value).hostname.endsWith('.example') ? [path] : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => exampleFields(child, path ? `${path}.${key}` : key))
}
