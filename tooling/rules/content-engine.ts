/**
 * All of our own code and data that a check of the content is made of, in one value: the development server imports it
 * anew when something under data/ changes.
 */
import { facts } from '../../data/facts'
import { hubMaps } from '../../data/hub-maps'
import { readPage, readPageList } from '../content/read-pages'
import { drawMaps } from '../maps/draw-maps'
import { allRules } from './all-rules'
import { loadData } from './load-site'
import { pageFindings } from './page-findings'
import { runRules } from './run-rules'

export const engine = {
  facts,
  readPage,
  readPageList,
  allRules,
  loadData,
  pageFindings,
  runRules,
  drawMaps: (root: string) => {
    drawMaps(root, hubMaps, facts)
  },
}

export type Engine = typeof engine
