import { ClearError } from '../tasks/clear-error.mjs'

/** Where things are in the book. */
export interface Places {
  /** Ids of chapters and parts by the route of their page. */
  pages: ReadonlyMap<string, string>
  /** Ids of headings, which begin with that of their chapter. */
  ids: ReadonlySet<string>
}

/**
 * The id in the book that a link of a page leads to; undefined if its target isn't in the book. A link into a section's
 * page leads to the part. Throws a ClearError if a chapter has no such heading.
 */
export function inBook(href: string, route: string, { pages, ids }: Places): string | undefined {
  if (!/^[/#]/.test(href)) return undefined
  const [path = '', fragment = ''] = href.split('#')
  const id = pages.get(path || route)
  if (!id || !fragment || id.startsWith('p')) return id
  const target = `${id}-${fragment}`
  if (ids.has(target)) return target
  throw new ClearError(`${route} links to ${href}, but the handbook has no such heading.`)
}

/** A link's whole address. */
export const outsideAddress = (href: string, url: string): string =>
  href.startsWith('/') ? `${url.replace(/\/$/, '')}${href}` : href

/** An address as it is printed: without https:// and a last slash. */
export const printedAddress = (href: string): string => href.replace(/^https?:\/\//, '').replace(/\/$/, '')
