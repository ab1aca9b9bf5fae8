import path from 'node:path'
import { plannedPages } from '../../../data/planned-pages'
import type { IndexedPage } from '../../../tooling/search/indexed-pages'
import { searchedPages } from '../../../scripts/search-index'

/** What is searched of the pages of this site; read once for all tests. */
export const writtenPages: readonly IndexedPage[] = await searchedPages(
  path.resolve(import.meta.dirname, '../../..'),
)

/** The pages that are planned and not yet written. */
export const plannedRoutes = plannedPages.filter(
  ({ route }) => !writtenPages.some(page => page.route === route),
)
