import { loadOnce } from '../check/content/load-module'
import { chartFiles, drawFile, writeDrawing } from './chart-files'

/** The outcome; problems are sentences such as 'data/charts/scrum/a.ts: …'. */
export interface DrawnCharts {
  count: number
  /** The drawings written. */
  written: string[]
  faults: string[]
}

/** Draws all charts, or those of the named data files, and writes drawings that changed. */
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
