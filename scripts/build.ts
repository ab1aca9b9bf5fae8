// `npm run build`: leaves the finished export in out/.
import path from 'node:path'
import { drawCharts } from '../lib/charts/draw-charts'
import { sizeOfExport } from '../lib/export/size-of-export'
import { hashOfInputs, stampBuild } from '../lib/tasks/build-stamp'
import { ClearError, endClearly } from '../lib/tasks/clear-error.mjs'
import { runNode } from '../lib/tasks/run'
import { sayTime } from '../lib/tasks/say-time.mjs'
import { runSteps } from '../lib/tasks/steps'
import { toolFile } from '../lib/tasks/tools'
import { afterBuild } from './after-build'

await endClearly(async () => {
  const root = process.cwd()
  const out = path.join(root, 'out')
  const began = performance.now()
  // Before the hash, as drawings are among what the export is made from.
  const { faults } = await drawCharts(root)
  if (faults.length > 0) throw new ClearError(`The charts cannot be drawn.\n${faults.join('\n')}`)
  // Taken before the build: what is edited during the build has to be built again.
  const hash = hashOfInputs(root)
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const next = await runNode([toolFile(root, 'next'), 'build', '--webpack'], { cwd: root, env, show: true })
  if (next.code !== 0) throw new ClearError('next build failed: its output above says where.')
  const results = await runSteps(
    afterBuild.map(step => step(out)),
    { atOnce: 1 },
  )
  if (results.some(result => result.failed > 0)) {
    throw new ClearError('The build failed after the export was written: see the step above.')
  }
  stampBuild(root, hash)
  const { pages, files, bytes } = sizeOfExport(out)
  const size = `${pages} pages, ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`
  console.log(`\nout/: ${size}, in ${sayTime(performance.now() - began)}.`)
})
