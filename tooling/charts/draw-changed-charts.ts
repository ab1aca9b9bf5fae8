import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOfInputs } from '../tasks/build-stamp'
import { loadOnce } from '../check/content/load-module'
import type { DrawnCharts } from './chart-files'

/** What drawings depend on, and the drawings themselves. */
const inputs = ['data', 'lib', 'tooling/charts', 'tooling/figures', 'public/images']
const stamp = '.cache/drawn-charts'

/**
 * Draws the charts, unless neither data nor drawings have changed since they were last drawn without
 * problems.
 */
export async function drawChangedCharts(
  root: string,
  load = loadOnce(root),
): Promise<Pick<DrawnCharts, 'faults' | 'written'>> {
  const hash = () => hashOfInputs(root, {}, { out: 'out', inputs })
  const file = path.join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash()) return { faults: [], written: [] }
  // Loaded only if there is something to draw: loading takes a while.
  const { drawCharts } = await import('./chart-files')
  const drawn = await drawCharts(root, [], load)
  if (drawn.faults.length === 0) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, hash())
  }
  return drawn
}
