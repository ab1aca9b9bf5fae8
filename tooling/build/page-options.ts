import { routeEntry, type RouteEntry } from '../../lib/nav/route-entry'
import { trailTo, trimPageMap, type PageMapNode, type SiteLinks } from '../../lib/nav/page-map'

/** The options of Nextra's that are used here. */
export interface PageOptions {
  route: string
  title: string
  filePath: string
  frontMatter?: Record<string, unknown>
  pageMap: PageMapNode[]
  timestamp?: number
}

const articleKinds = new Set(['article', 'lesson-course', 'lesson'])

// YAML parses a bare date as a Date; the page needs it as written.
const dateText = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value

/**
 * A page's options: dates as text, 'last updated' from its dateModified (a shallow clone has no other), the
 * breadcrumb for structured data, and the trimmed page map.
 * @param added what else the build knows about the page
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
  // Used by the build's lists only.
  const {
    kind: _kind,
    card: _card,
    map: _map,
    footer: _footer,
    asked: _asked,
    original: _original,
    ...shown
  } = frontMatter
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
