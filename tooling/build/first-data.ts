import { partsFolder } from '../../lib/search/index-format'

/** Addresses of data that a module of the page fetches first, by the module's name. */
export const firstData = (buildId: string, locale: string): Record<string, string[]> => ({
  search: [`${partsFolder(buildId, locale)}/titles.json`],
})
