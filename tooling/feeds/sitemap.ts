import { escaped } from './xml-text'
import { addressOf, type PublishedPage } from './published-page'
import type { LanguageLink } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'

/** The page in each language that has it, and for readers of any other; nothing if only one has it. */
function alternatesOf(languages: readonly LanguageLink[], { url }: SiteInput): string {
  const there = languages.filter(({ isNearest }) => !isNearest)
  const [original] = there
  if (!original || there.length < 2) return ''
  return [...there, { ...original, hrefLang: 'x-default' }]
    .map(
      ({ href, hrefLang }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(`${url}${href}`)}"/>`,
    )
    .join('')
}

/**
 * sitemap.xml: every page of a language with its own dateModified, never the build's date.
 * @param languagesOf the page in each language of a site that has several
 */
export function sitemapOf(
  pages: readonly PublishedPage[],
  settings: SiteInput,
  languagesOf: (route: string) => readonly LanguageLink[] = () => [],
): string {
  const entries = pages.map(({ route, dateModified }) => {
    const changed = dateModified ? `<lastmod>${escaped(dateModified)}</lastmod>` : ''
    const others = alternatesOf(languagesOf(route), settings)
    return `<url><loc>${escaped(addressOf(settings, route))}</loc>${changed}${others}</url>\n`
  })
  const links = settings.locales.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join('')}</urlset>\n`
}

/** robots.txt: allows everything and names the sitemap of each language. */
export function robotsOf(settings: SiteInput): string {
  const sitemaps = settings.locales.map(
    ({ locale }) => `Sitemap: ${addressOf({ ...settings, defaultLocale: locale }, '/sitemap.xml')}\n`,
  )
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`
}
