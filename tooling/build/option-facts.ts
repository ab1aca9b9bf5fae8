import type { Facts } from '../../lib/example/fact-texts'
import { withFacts } from '../check/content/fact-expressions'
import type { PageOptions } from './page-options'

/** Fills facts into each text of a value; dates and numbers stay. */
function filled(value: unknown, facts: Facts, location: string): unknown {
  if (typeof value === 'string') {
    const { text, problems } = withFacts(value, facts)
    if (problems.length > 0) throw new Error(`${location}: ${problems.join(' ')}`)
    return text
  }
  if (Array.isArray(value)) return value.map(each => filled(each, facts, location))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, facts, location)]))
}

/** Fills {site.brand} and the like into a page's front matter, its title, and the page map's titles. */
export function fillPageOptions(options: PageOptions, facts: Facts): PageOptions {
  const { title, frontMatter, pageMap } = options
  return { ...options, ...(filled({ title, frontMatter, pageMap }, facts, options.filePath) as PageOptions) }
}
