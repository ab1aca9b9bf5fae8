import { site } from '../../../data/site'
import { sharedPages } from '../../../tooling/build/shared-pages'
import { sitePages } from '../../../tooling/build/site-pages'

const shared = sharedPages(sitePages(process.cwd()), site.latestArticle)

if (!shared.latestArticle)
  throw new Error('The site has no article: data/site.ts names none, and none is written.')

/** Pages linked on every page: in the footer, and the article in bylines. */
export const { footerPages } = shared
export const latestArticle = shared.latestArticle
