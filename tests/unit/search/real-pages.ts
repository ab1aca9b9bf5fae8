import path from 'node:path'
import { routes } from '../../../data/routes'
import type { IndexedPage } from '../../../lib/search-index/indexed-pages'
import { searchedPages } from '../../../scripts/search-index'

/** What is searched of the pages of this site; read once for all tests. */
export const writtenPages: readonly IndexedPage[] = await searchedPages(
  path.resolve(import.meta.dirname, '../../..'),
)

/** The pages that are planned and not yet written. */
export const plannedRoutes = routes.filter(({ route }) => !writtenPages.some(page => page.route === route))
