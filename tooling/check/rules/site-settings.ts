import { siteSchema } from '../../../lib/site/schema'
import { problem, type Rule } from '../content/content-site'
import { lineOfField } from '../content/line-of-field'
import { schemaIssues } from '../content/schema-issues'

/** data/site.ts matches its schema. */
export const rule: Rule = {
  why: 'The build stops at a wrong field, which is late for someone writing pages.',
  *check({ settings }) {
    if (!settings) return
    // The fields begin at `export const site`; constants above may have the same names.
    const start = Math.max(0, settings.raw.indexOf('export const site'))
    for (const { path, message } of schemaIssues(siteSchema, settings.values))
      yield problem({ file: 'data/site.ts' }, lineOfField(settings.raw, path, start), message)
  },
}
