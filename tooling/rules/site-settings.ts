import { siteFaults } from '../../lib/site/parse-site'
import { lineOfText, type ContentRule } from '../content/content-site'

/** Line of the innermost field of a path, looking for each after the one around it. */
function lineOfField(raw: string, path: readonly (string | number)[]): number {
  let position = 0
  for (const key of path) {
    const found = raw.slice(position).search(new RegExp(`(?<![\\w.])${key}['"]?:`))
    if (typeof key === 'string' && found >= 0) position += found
  }
  return lineOfText(raw, raw.slice(position))
}

/** data/site.ts holds what its schema asks for. */
export const rule: ContentRule = {
  name: 'site-settings',
  why: 'The build stops at a wrong field; who only writes pages would hear of it last.',
  check: ({ settings }) => {
    if (!settings) return []
    // `export const site` is where the fields begin; a constant above it may be called like one.
    const start = Math.max(0, settings.raw.indexOf('export const site'))
    const above = settings.raw.slice(0, start).split('\n').length - 1
    return siteFaults(settings.values).map(({ path, sentence }) => ({
      file: 'data/site.ts',
      line: above + lineOfField(settings.raw.slice(start), path),
      message: sentence,
    }))
  },
}
