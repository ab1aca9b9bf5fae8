import { siteFaults } from '../../../lib/site/parse-site'
import type { ContentRule } from '../content/content-site'
import { lineOfField } from '../content/line-of-field'

/** data/site.ts holds what its schema asks for. */
export const rule: ContentRule = {
  name: 'site-settings',
  why: 'The build stops at a wrong field; who only writes pages would hear of it last.',
  check: ({ settings }) => {
    if (!settings) return []
    // `export const site` is where the fields begin; a constant above it may be called like one.
    const start = Math.max(0, settings.raw.indexOf('export const site'))
    return siteFaults(settings.values).map(({ path, sentence }) => ({
      file: 'data/site.ts',
      line: lineOfField(settings.raw, path, start),
      message: sentence,
    }))
  },
}
