import { escaped } from './xml-text'
import { addressOf, type PublishedPage } from './published-page'
import type { SiteInput } from '../../lib/site/schema'

/** sitemap.xml: every page with its own dateModified, never the build's date. */
export function sitemapOf(pages: readonly PublishedPage[], settings: SiteInput): string {
  const entries = pages.map(({ route, dateModified }) => {
    const changed = dateModified ? `<lastmod>${escaped(dateModified)}</lastmod>` : ''
    return `<url><loc>${escaped(addressOf(settings, route))}</loc>${changed}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** robots.txt: allows everything and names the sitemap. */
export function robotsOf(settings: SiteInput): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(settings, '/sitemap.xml')}\n`
}
