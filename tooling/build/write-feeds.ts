import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageLink } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'
import { pageDigest } from './page-digest'
import { sitePages } from './site-pages'
import { llmsOf } from '../feeds/llms'
import { feedsOf } from '../feeds/news'
import type { PublishedPage } from '../feeds/published-page'
import { robotsOf, sitemapOf } from '../feeds/sitemap'
import { languageLinks } from '../languages/page-languages'
import { writeMarkdown } from '../feeds/write-markdown'
import { typeset } from '../typography/typeset'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every page in reading order; `isCopy` if it names another site's page as the original. */
export function publishedPages(root: string, site: SiteInput): (PublishedPage & { isCopy: boolean })[] {
  return sitePages(root).map(({ route, kind, title, file, description }) => {
    const { author, canonical, datePublished, dateModified } = pageDigest(root, file).values
    return {
      route,
      kind,
      title: typeset(title),
      description: typeset(description),
      author: textOf(author) || site.author.name,
      datePublished: textOf(datePublished),
      dateModified: textOf(dateModified),
      isCopy: canonical !== undefined,
    }
  })
}

/** The texts of sitemap, feeds, and so on by their addresses. */
export function feedFiles(
  published: ReturnType<typeof publishedPages>,
  site: SiteInput,
  languagesOf?: (route: string) => readonly LanguageLink[],
): ReadonlyMap<string, string> {
  const originals = published.filter(({ isCopy }) => !isCopy)
  return new Map([
    ['/sitemap.xml', sitemapOf(originals, site, languagesOf)],
    ['/robots.txt', robotsOf(site)],
    ['/llms.txt', llmsOf(originals, site)],
    ...feedsOf(originals, site),
  ])
}

/** Writes an export's sitemap, feeds, llms.txt, and every page as Markdown. Returns a note on them. */
export async function writeFeeds(root: string, out: string, site: SiteInput): Promise<string> {
  const published = publishedPages(root, site)
  const files = feedFiles(published, site, route => languageLinks(root, site, route))
  for (const [address, text] of files) writeFileSync(path.join(out, address), text)
  const texts = await writeMarkdown(root, out, published, site)
  return `${[...files.keys()].join(', ')}; ${texts} pages as Markdown`
}
