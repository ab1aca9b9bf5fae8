import { hasPage, lineOfText, type ContentRule } from '../content/content-site'
import { nearest } from '../content/nearest'

const file = 'data/hub-maps.ts'

/** Each map belongs to an existing hub. */
export const rule: ContentRule = {
  name: 'hub-maps',
  why: 'The map of a missing hub would silently be drawn without pages.',
  check: site => {
    const { maps = [], raw = '' } = site.hubMaps ?? {}
    return maps
      .filter(({ hub }) => !hasPage(site, hub))
      .map(({ hub }) => {
        const meant = nearest(
          hub,
          site.pages.map(({ route }) => route),
        )
        const mend = meant ? `did you mean '${meant}'?` : 'correct its address, or remove the map.'
        return { file, line: lineOfText(raw, `'${hub}'`), message: `there is no hub '${hub}': ${mend}` }
      })
  },
}
