/** A content check's code and data in one value: the development server reloads it when data/ changes. */
import { facts } from '../../data/facts'
import { readPage, readPageList } from './content/read-pages'
import { allRules } from './all-rules'
import { loadData } from './load-site'

export const engine = {
  facts,
  readPage,
  readPageList,
  allRules,
  loadData,
}

export type Engine = typeof engine
