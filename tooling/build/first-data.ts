import { partsFolder } from '../../lib/search/addresses'

/** Addresses that a part of the page's script fetches first, by the part's name. */
export const firstData = (buildId: string, locale: string): Record<string, string[]> => ({
  search: [`${partsFolder(buildId, locale)}/titles.json`],
})
