import type { PageLink } from '../../lib/seo/page-metadata'
import { routeEntry } from '../../lib/nav/route-entry'
import type { ListedPage } from '../check/content/page-list'
import { newestArticles } from '../feeds/news'

/** What every page shows of other pages, outside of its text. */
export interface SharedPages {
  /** Links of the footer. */
  footerPages: PageLink[]
  /** The article in bylines; undefined on a site without articles. */
  latestArticle?: PageLink
}

const linkTo = ({ route, title }: ListedPage): PageLink => ({ route, title })

function chosenPage(pages: readonly ListedPage[], route: string): ListedPage {
  const page = routeEntry(pages, route)
  if (page) return page
  throw new Error(
    `data/site.ts: latestArticle: there is no page at ${route}; correct it, or remove it to use the newest.`,
  )
}

/**
 * Pages linked on every page: those with `footer: true` in their front matter, in menu order, and the latest
 * article.
 * @param chosen address of the article that the owner set instead of the newest
 */
export function sharedPages(pages: readonly ListedPage[], chosen: string | undefined): SharedPages {
  const latest = chosen === undefined ? newestArticles(pages)[0] : chosenPage(pages, chosen)
  return {
    footerPages: pages.filter(({ footer }) => footer).map(linkTo),
    ...(latest ? { latestArticle: linkTo(latest) } : {}),
  }
}
