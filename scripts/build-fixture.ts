// Leaves the site of tests/fixture in .cache/fixture/out, for tests/fixture-site; does nothing when it is current.
import { pathToFileURL } from 'node:url'
import type { Facts } from '../lib/example/fact-texts'
import type { SiteInput } from '../lib/site/schema'
import { exportedId } from '../tooling/build/build-id'
import { dropBrowserBuild } from '../tooling/build/finish-pages'
import { makeDownloads } from '../tooling/downloads/download-files'
import { hashOfInputs, reasonToBuild, stampBuild } from '../tooling/tasks/build-stamp'
import { ClearError, endClearly } from '../tooling/tasks/clear-error.mjs'
import { fixtureBuild, fixtureEnvironment, layOutFixture } from '../tooling/tasks/fixture'
import { runNode } from '../tooling/tasks/run'
import { runSteps } from '../tooling/tasks/steps'
import { toolFile } from '../tooling/tasks/tools'
import { drawingsStep, pagesStep } from './after-build'

/** The real settings under the fixture's environment, which this process's other modules have read without it, and the fixture's own. */
async function settingsOf(root: string): Promise<SiteInput> {
  const load = async (file: string) =>
    (await import(`${pathToFileURL(`${root}/${file}`).href}?fixture`)) as object
  return {
    ...((await load('data/site.ts')) as { site: SiteInput }).site,
    ...((await load('tests/fixture/settings.ts')) as { settings: Partial<SiteInput> }).settings,
  }
}
const factsOf = async (folder: string) =>
  ((await import(pathToFileURL(`${folder}/data/facts.ts`).href)) as { facts: Facts }).facts

await endClearly(async () => {
  const root = process.cwd()
  // Read by data/site.ts here and in the build.
  Object.assign(process.env, fixtureEnvironment)
  const reason = reasonToBuild(root, fixtureBuild)
  if (!reason) return
  console.log(`Building the fixture site: ${reason}.`)
  const hash = hashOfInputs(root, process.env, fixtureBuild)
  // The example addresses are the build of the real site's to warn of.
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', EXAMPLES_WARNED: '1' }
  const settings = await settingsOf(root)
  const folder = layOutFixture(root, settings)
  const facts = await factsOf(folder)
  // What the real site's build left in public/ was copied with it, and carries the real owner's name.
  const downloads = await makeDownloads(folder, facts)
  if (downloads.faults.length > 0) throw new ClearError(downloads.faults.join('\n'))
  const next = await runNode([toolFile(root, 'next'), 'build', '--webpack'], { cwd: folder, env, show: true })
  if (next.code !== 0) throw new ClearError('next build of the fixture failed: its output above says where.')
  dropBrowserBuild(`${folder}/out`, exportedId(folder))
  const results = await runSteps(
    [pagesStep(folder, `${folder}/out`, settings), drawingsStep(`${folder}/out`, settings, facts)],
    { atOnce: 1 },
  )
  if (results.some(result => result.failed > 0)) throw new ClearError('The pages of the fixture: see above.')
  stampBuild(root, hash, fixtureBuild)
})
