import { lineOfText, type ContentRule } from '../content/content-site'
import { nearest } from '../content/nearest'

/** The article that the owner advertises in every byline is a page. A rule of its own, as 'site-settings' waits for no page. */
export const rule: ContentRule = {
  name: 'latest-article',
  why: 'The build stops at an address without a page; who only changes settings would hear of it last.',
  check: site => {
    const { values, raw } = site.settings ?? { values: {}, raw: '' }
    const { latestArticle } = values
    // The rule 'site-settings' speaks of what is no address.
    if (typeof latestArticle !== 'string' || !latestArticle.startsWith('/')) return []
    // As the build does, it looks for a page with front matter, not for one in TSX.
    const routes = site.pages.map(({ route }) => route)
    if (routes.includes(latestArticle)) return []
    const meant = nearest(latestArticle, routes)
    const message = `latestArticle: there is no page at ${latestArticle}; ${meant ? `did you mean ${meant}?` : 'correct it, or take it out to have the newest.'}`
    return [{ file: 'data/site.ts', line: lineOfText(raw, 'latestArticle:'), message }]
  },
}
