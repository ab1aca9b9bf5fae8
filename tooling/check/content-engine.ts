/**
 * Everything a content check needs from our code and data, in one value: the development server reloads it
 * when something under data/ changes.
 */
import { facts } from '../../data/facts'
import { hubMaps } from '../../data/hub-maps'
import { readPage, readPageList } from './content/read-pages'
import { drawMaps } from '../maps/draw-maps'
import { allRules } from './all-rules'
import { loadData } from './load-site'

export const engine = {
  facts,
  readPage,
  readPageList,
  allRules,
  loadData,
  drawMaps: (root: string) => {
    drawMaps(root, hubMaps, facts)
  },
}

export type Engine = typeof engine
