import { facts } from '../../data/facts'
import { drawCharts } from '../charts/chart-files'
import { makeDownloads } from '../downloads/download-files'
import { ClearError } from '../tasks/clear-error.mjs'

/** Makes the generated files in public/: charts and downloads. Returns a note on what was made. */
export async function makePublicFiles(root: string): Promise<string> {
  const charts = await drawCharts(root)
  if (charts.problems.length > 0)
    throw new ClearError(`The charts cannot be drawn.\n${charts.problems.join('\n')}`)
  const downloads = await makeDownloads(root, facts)
  if (downloads.problems.length > 0)
    throw new ClearError(`The downloads cannot be made.\n${downloads.problems.join('\n')}`)
  return `${charts.written.length} charts drawn, ${downloads.made.length} downloads`
}
