import { siteSchema, type Site } from '../../../lib/site/schema'
import { schemaIssues } from './schema-issues'

/** Parses the configuration. Throws one error with a line per wrong field. */
export function parseSite(input: unknown): Site {
  const { data } = siteSchema.safeParse(input)
  if (data) return data
  throw new Error(
    schemaIssues(siteSchema, input)
      .map(({ message }) => `data/site.ts: ${message}`)
      .join('\n'),
  )
}

/** Dotted paths of the fields that still hold an example address. */
export function exampleFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return URL.canParse(value) && new URL(value).hostname.endsWith('.example') ? [path] : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => exampleFields(child, path ? `${path}.${key}` : key))
}
