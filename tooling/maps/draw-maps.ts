import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../lib/example/fact-texts'
import type { HubMap } from '../../lib/nav/hub-map'
import { readPageList } from '../check/content/read-pages'
import { drawMap } from './draw-map'

/** Draws the hubs' maps from existing pages and writes those that changed; git ignores them. */
export function drawMaps(root: string, maps: readonly HubMap[], facts: Facts): void {
  const pages = readPageList(root, facts)
  for (const map of maps) {
    const target = path.join(root, 'public', map.drawing)
    const svg = drawMap(map, pages)
    if (existsSync(target) && readFileSync(target, 'utf8') === svg) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, svg)
  }
}
