import type { RouteKind } from '../../lib/nav/route-entry'

/** What lists for programs say of a page: all of it is from its front matter and its place. */
export interface PublishedPage {
  route: string
  kind: RouteKind
  title: string
  description: string
  author: string
  /** As the author typed them; '' where there is none. */
  datePublished: string
  dateModified: string
}

/** What of data/site.ts the lists say. */
export interface PublisherSettings {
  brand: string
  url: string
  defaultDescription: string
  defaultLocale: string
  author: { name: string }
}

/** The whole address of a page. */
export const addressOf = ({ url }: PublisherSettings, route: string): string => `${url}${route}`
