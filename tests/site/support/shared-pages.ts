import { site } from '../../../data/site'
import { sharedPages } from '../../../tooling/build/shared-pages'
import { sitePages } from '../../../tooling/build/site-pages'

const shared = sharedPages(sitePages(process.cwd()), site.latestArticle)

if (!shared.latestArticle)
  throw new Error('The site has no article: data/site.ts names none, and none is written.')

/** What every page shows of other pages: footer links, and the article in bylines. */
export const { footerPages } = shared
export const latestArticle = shared.latestArticle
