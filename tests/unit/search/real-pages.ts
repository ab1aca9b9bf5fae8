import path from 'node:path'
import { searchedPages } from '../../../tooling/build/search-files'

/** What is searched of the pages of this site; read once for all tests. */
export const sitePages = await searchedPages(path.resolve(import.meta.dirname, '../../..'))
