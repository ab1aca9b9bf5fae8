import { siteSchema } from '../../../lib/site/schema'
import { problem, problemAt, routesOf, type Rule } from '../content/content-site'
import { lineOfField } from '../content/line-of-field'
import { didYouMean } from '../content/nearest'
import { schemaIssues } from '../content/schema-issues'

/** data/site.ts matches its schema, and the article in every byline exists. */
export const rule: Rule = {
  why: 'The build stops at a wrong field, which is late for someone writing pages.',
  *check(site) {
    const { settings } = site
    if (!settings) return
    // The fields begin at `export const site`; constants above may have the same names.
    const start = Math.max(0, settings.raw.indexOf('export const site'))
    for (const { path, message } of schemaIssues(siteSchema, settings.values))
      yield problem({ file: 'data/site.ts' }, lineOfField(settings.raw, path, start), message)
    const { latestArticle } = settings.values
    // Like the build, requires a page with front matter rather than TSX.
    const routes = routesOf(site)
    if (typeof latestArticle !== 'string' || !latestArticle.startsWith('/') || routes.includes(latestArticle))
      return
    const fix = didYouMean(latestArticle, routes, 'correct it, or remove it to use the newest.')
    const message = `latestArticle: there is no page at ${latestArticle}; ${fix}`
    yield problemAt({ file: 'data/site.ts', raw: settings.raw }, 'latestArticle:', message)
  },
}
