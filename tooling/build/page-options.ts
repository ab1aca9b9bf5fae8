import { routeEntry, type RouteEntry } from '../../lib/nav/route-entry'
import { trailTo, trimPageMap, type PageMapNode, type SiteLinks } from '../../lib/nav/page-map'

/** Nextra's options of one page, as far as they are used here. */
export interface PageOptions {
  route: string
  title: string
  filePath: string
  frontMatter?: Record<string, unknown>
  pageMap: PageMapNode[]
  timestamp?: number
}

const articleKinds = new Set(['article', 'lesson-course', 'lesson'])

// YAML reads a bare date as a Date; the page shows and compares it as it was written.
const dateText = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value

/**
 * The options that travel with a page: dates as text, 'last updated' from the page's own dateModified (a shallow
 * clone knows no other), the breadcrumb's trail for structured data, and the page map trimmed to names and titles.
 *
 * @param added what else the build knows of the page
 */
export function trimPageOptions(
  options: PageOptions,
  links: SiteLinks,
  pages: readonly RouteEntry[],
  added: object,
): PageOptions {
  const frontMatter = Object.fromEntries(
    Object.entries(options.frontMatter ?? {}).map(([key, value]) => [key, dateText(value)]),
  )
  const { timestamp: _gitTime, ...rest } = options
  // For the build's lists; no page shows them of itself.
  const { kind: _kind, card: _card, map: _map, footer: _footer, ...shown } = frontMatter
  const modified =
    typeof frontMatter.dateModified === 'string' ? Date.parse(frontMatter.dateModified) : Number.NaN
  return {
    ...rest,
    frontMatter: {
      ...shown,
      ...(articleKinds.has(routeEntry(pages, options.route)?.kind ?? '') ? { isArticle: true } : {}),
      ...added,
      trail: trailTo(options.route, options.pageMap),
    },
    ...(Number.isNaN(modified) ? {} : { timestamp: modified }),
    pageMap: trimPageMap(options.pageMap, links),
  }
}
