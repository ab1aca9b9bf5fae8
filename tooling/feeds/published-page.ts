import type { RouteKind } from '../../lib/nav/route-entry'

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

/** The settings that feeds use. */
export interface PublisherSettings {
  brand: string
  url: string
  defaultDescription: string
  defaultLocale: string
  author: { name: string }
}

/** A page's absolute address. */
export const addressOf = ({ url }: PublisherSettings, route: string): string => `${url}${route}`
