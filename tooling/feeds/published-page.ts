import type { RouteKind } from '../../lib/nav/route-entry'
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

/** A page's absolute address. */
export const addressOf = ({ url }: SiteInput, route: string): string => `${url}${route}`
