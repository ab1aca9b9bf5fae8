// Leaves the site of tests/fixture in .cache/fixture/out, for tests/fixture-site; does nothing when it is current.
import { pathToFileURL } from 'node:url'
import { hashOfInputs, reasonToBuild, stampBuild } from '../lib/tasks/build-stamp'
import { ClearError, endClearly } from '../lib/tasks/clear-error.mjs'
import { fixtureBuild, layOutFixture } from '../lib/tasks/fixture'
import { runNode } from '../lib/tasks/run'
import { runSteps } from '../lib/tasks/steps'
import { toolFile } from '../lib/tasks/tools'
import { pagesStep } from './after-build'

/** The fixture's own settings, which stand in the place of the real site's in its folder. */
const settingsOf = async (folder: string) =>
  ((await import(pathToFileURL(`${folder}/data/site.ts`).href)) as { site: { darkMode: boolean } }).site

await endClearly(async () => {
  const root = process.cwd()
  const reason = reasonToBuild(root, fixtureBuild)
  if (!reason) return
  console.log(`Building the fixture site: ${reason}.`)
  const hash = hashOfInputs(root, process.env, fixtureBuild)
  // The example addresses are the build of the real site's to warn of.
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', EXAMPLES_WARNED: '1' }
  const folder = layOutFixture(root)
  const next = await runNode([toolFile(root, 'next'), 'build', '--webpack'], { cwd: folder, env, show: true })
  if (next.code !== 0) throw new ClearError('next build of the fixture failed: its output above says where.')
  const results = await runSteps([pagesStep(folder, `${folder}/out`, await settingsOf(folder))], {
    atOnce: 1,
  })
  if (results.some(result => result.failed > 0)) throw new ClearError('The pages of the fixture: see above.')
  stampBuild(root, hash, fixtureBuild)
})
