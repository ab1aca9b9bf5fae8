// Builds the site of tests/fixture into .cache/fixture/out, for tests/fixture-site, unless it is current.
import { pathToFileURL } from 'node:url'
import type { Facts } from '../../lib/example/fact-texts'
import { buildIdOf } from '../../tooling/build/build-id'
import { dropBrowserBuild, finishPages } from '../../tooling/build/finish-pages'
import { writeOfflineFiles } from '../../tooling/build/offline-files'
import { writeOwnDrawings } from '../../tooling/build/owner-drawings'
import { runNext } from '../../tooling/build/run-next'
import { writeSiteIcons } from '../../tooling/build/site-icons'
import { makeDownloads } from '../../tooling/downloads/download-files'
import { buildLanguages } from '../../tooling/translations/build-languages'
import { hashOfInputs, reasonToBuild, stampBuild } from '../../tooling/tasks/build-stamp'
import { ClearError, runMain } from '../../tooling/tasks/clear-error.mjs'
import { fixtureBuild, fixtureEnvironment, fixtureSettings, layOutFixture } from './lay-out'

const factsOf = async (folder: string) =>
  ((await import(pathToFileURL(`${folder}/data/facts.ts`).href)) as { facts: Facts }).facts

await runMain(async () => {
  const root = process.cwd()
  // Read by data/site.ts here and in the build.
  Object.assign(process.env, fixtureEnvironment)
  const reason = reasonToBuild(root, fixtureBuild)
  if (!reason) return
  console.log(`Building the fixture site: ${reason}.`)
  const hash = hashOfInputs(root, process.env, fixtureBuild)
  const settings = await fixtureSettings(root)
  const folder = layOutFixture(root, settings)
  const facts = await factsOf(folder)
  // The copy includes files in public/ that the real site's build made with the real owner's name.
  const downloads = await makeDownloads(folder, facts)
  if (downloads.problems.length > 0) throw new ClearError(downloads.problems.join('\n'))
  const out = `${folder}/out`
  const buildId = buildIdOf(hash)
  // The real site's build warns of example addresses.
  process.env.EXAMPLES_WARNED = '1'
  await runNext(root, folder, buildId)
  dropBrowserBuild(out, buildId)
  await finishPages(folder, out, { buildId, settings })
  writeOwnDrawings(out, settings, facts)
  writeSiteIcons(out, settings)
  await writeOfflineFiles(out, { buildId, settings })
  await buildLanguages({ packages: root, root: folder, out, site: settings, hash })
  stampBuild(root, hash, fixtureBuild)
})
