import type { RouteKind } from '../../lib/nav/route-entry'
import { prefixOf, routeIn } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'

/** A page as feeds and sitemaps see it, from its front matter and address. */
export interface PublishedPage {
  route: string
  kind: RouteKind
  title: string
  description: string
  author: string
  /** As the author wrote them; '' if missing. */
  datePublished: string
  dateModified: string
}

/** The absolute address of a page, or of a file that each language has, in a build's language. */
export function addressOf(settings: SiteInput, route: string): string {
  const prefix = prefixOf(settings, settings.defaultLocale)
  return `${settings.url}${routeIn(prefix, route)}`
}
