import path from 'node:path'
import type { Facts } from '../../lib/example/fact-texts'
import type { HubMap } from '../../lib/nav/hub-map'
import { readPageList } from '../check/content/read-pages'
import { writeChanged } from '../tasks/write-whole'
import { drawMap } from './draw-map'

/** Draws the hubs' maps from existing pages and writes those that changed; git ignores them. */
export function drawMaps(root: string, maps: readonly HubMap[], facts: Facts): void {
  const pages = readPageList(root, facts)
  for (const map of maps) writeChanged(path.join(root, 'public', map.drawing), drawMap(map, pages))
}
