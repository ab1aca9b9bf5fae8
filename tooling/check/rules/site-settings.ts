import { siteFaults } from '../../../lib/site/parse-site'
import type { ContentRule } from '../content/content-site'
import { lineOfField } from '../content/line-of-field'

/** data/site.ts matches its schema. */
export const rule: ContentRule = {
  name: 'site-settings',
  why: 'The build stops at a wrong field, which is late for someone writing pages.',
  check: ({ settings }) => {
    if (!settings) return []
    // The fields begin at `export const site`; constants above may have the same names.
    const start = Math.max(0, settings.raw.indexOf('export const site'))
    return siteFaults(settings.values).map(({ path, sentence }) => ({
      file: 'data/site.ts',
      line: lineOfField(settings.raw, path, start),
      message: sentence,
    }))
  },
}
