import { hasPage, problemAt, routesOf, type Rule } from '../content/content-site'
import { didYouMean, inQuotes } from '../content/nearest'

/** Each map belongs to an existing hub. */
export const rule: Rule = {
  why: 'The map of a missing hub would silently be drawn without pages.',
  *check(site) {
    const { maps = [], raw = '' } = site.hubMaps ?? {}
    for (const { hub } of maps) {
      if (hasPage(site, hub)) continue
      const fix = didYouMean(hub, routesOf(site), 'correct its address, or remove the map.', inQuotes)
      yield problemAt({ file: 'data/hub-maps.ts', raw }, `'${hub}'`, `there is no hub '${hub}': ${fix}`)
    }
  },
}
