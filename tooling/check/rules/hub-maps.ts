import { hasPage, lineOfText, type ContentRule } from '../content/content-site'
import { nearest } from '../content/nearest'

const file = 'data/hub-maps.ts'

/** Each map that the build draws is that of a hub that there is. */
export const rule: ContentRule = {
  name: 'hub-maps',
  why: 'The map of a hub that does not exist is drawn without a page, and nobody is told.',
  check: site => {
    const { maps = [], raw = '' } = site.hubMaps ?? {}
    return maps
      .filter(({ hub }) => !hasPage(site, hub))
      .map(({ hub }) => {
        const meant = nearest(
          hub,
          site.pages.map(({ route }) => route),
        )
        const mend = meant ? `did you mean '${meant}'?` : 'correct its address, or take the map out.'
        return { file, line: lineOfText(raw, `'${hub}'`), message: `there is no hub '${hub}': ${mend}` }
      })
  },
}
