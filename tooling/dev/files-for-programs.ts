import type { SiteInput } from '../../lib/site/schema'
import { markdownAddress } from '../../lib/seo/site-files'
import { cardAddress } from '../../lib/seo/social-card'
import { sitePages } from '../build/site-pages'
import { feedFiles, publishedPages } from '../build/write-feeds'
import { drawCardOf } from '../cards/page-cards'
import { markdownOf } from '../feeds/write-markdown'
import type { Rendered } from './renderer'

/** The feed, Markdown, or social card at an address, or undefined. Its own module, loaded when one is requested. */
export async function fileForPrograms(
  root: string,
  site: SiteInput,
  address: string,
  finished: (route: string) => Promise<Rendered>,
): Promise<string | Uint8Array | undefined> {
  const pages = sitePages(root)
  const drawn = pages.find(({ route }) => cardAddress(route) === address)
  if (drawn) return drawCardOf(root, pages, drawn.route, site)
  const published = publishedPages(root, site)
  const copied = published.find(({ route }) => markdownAddress(route) === address)
  if (!copied) return feedFiles(published, site).get(address)
  const page = await finished(copied.route)
  return 'error' in page ? undefined : markdownOf(page.html, copied, site)
}
