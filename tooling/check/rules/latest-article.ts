import { problemAt, routesOf, type Rule } from '../content/content-site'
import { didYouMean } from '../content/nearest'

/** The article in every byline exists. Separate from 'site-settings', which doesn't need the pages. */
export const rule: Rule = {
  why: 'The build stops at an address without a page, which is late for someone changing settings.',
  *check(site) {
    const { values, raw } = site.settings ?? { values: {}, raw: '' }
    const { latestArticle } = values
    // The rule 'site-settings' reports invalid addresses.
    if (typeof latestArticle !== 'string' || !latestArticle.startsWith('/')) return
    // Like the build, requires a page with front matter rather than TSX.
    const routes = routesOf(site)
    if (routes.includes(latestArticle)) return
    const fix = didYouMean(latestArticle, routes, 'correct it, or remove it to use the newest.')
    const message = `latestArticle: there is no page at ${latestArticle}; ${fix}`
    yield problemAt({ file: 'data/site.ts', raw }, 'latestArticle:', message)
  },
}
