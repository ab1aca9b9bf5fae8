import { loadOnce } from '../check/content/load-module'
import { chartFiles, drawFile, writeDrawing } from './chart-files'

/** What was done, and what is wrong: 'data/charts/scrum/a.ts: …', one sentence each. */
export interface DrawnCharts {
  count: number
  /** The drawings that were written. */
  written: string[]
  faults: string[]
}

/** Draws the charts of a project, all or those of the named data files, and writes the drawings that changed. */
export async function drawCharts(
  root: string,
  named: readonly string[] = [],
  load = loadOnce(root),
): Promise<DrawnCharts> {
  const charts = await Promise.all(
    (named.length > 0 ? named : chartFiles(root)).map(file => drawFile(root, file, load)),
  )
  return {
    count: charts.length,
    written: charts.flatMap(chart => (writeDrawing(root, chart) ? [chart.drawing] : [])),
    faults: charts.flatMap(({ file, faults }) => faults.map(fault => `${file}: ${fault}`)),
  }
}
