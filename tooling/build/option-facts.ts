import type { Facts } from '../../lib/example/fact-texts'
import { withFacts } from '../check/content/fact-expressions'
import type { PageOptions } from './page-options'

/** A value with the facts put into each text in it; dates and numbers stay as they are. */
function filled(value: unknown, facts: Facts, place: string): unknown {
  if (typeof value === 'string') {
    const { text, faults } = withFacts(value, facts)
    if (faults.length > 0) throw new Error(`${place}: ${faults.join(' ')}`)
    return text
  }
  if (Array.isArray(value)) return value.map(each => filled(each, facts, place))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, facts, place)]))
}

/** Options of a page with {site.brand} and the like put into its front matter, its title and the titles of the page map. */
export function fillPageOptions(options: PageOptions, facts: Facts): PageOptions {
  const { title, frontMatter, pageMap } = options
  return { ...options, ...(filled({ title, frontMatter, pageMap }, facts, options.filePath) as PageOptions) }
}
