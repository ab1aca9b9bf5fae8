import { lineOfText, type ContentRule } from '../content/content-site'
import { nearest } from '../content/nearest'

/** The article in every byline exists. Separate from 'site-settings', which doesn't need the pages. */
export const rule: ContentRule = {
  name: 'latest-article',
  why: 'The build stops at an address without a page, which is late for someone changing settings.',
  check: site => {
    const { values, raw } = site.settings ?? { values: {}, raw: '' }
    const { latestArticle } = values
    // The rule 'site-settings' reports invalid addresses.
    if (typeof latestArticle !== 'string' || !latestArticle.startsWith('/')) return []
    // Like the build, requires a page with front matter rather than TSX.
    const routes = site.pages.map(({ route }) => route)
    if (routes.includes(latestArticle)) return []
    const meant = nearest(latestArticle, routes)
    const message = `latestArticle: there is no page at ${latestArticle}; ${meant ? `did you mean ${meant}?` : 'correct it, or remove it to use the newest.'}`
    return [{ file: 'data/site.ts', line: lineOfText(raw, 'latestArticle:'), message }]
  },
}
