// Leaves the site of tests/fixture in .cache/fixture/out, for tests/fixture-site; does nothing when it is current.
import { hashOfInputs, reasonToBuild, stampBuild } from '../lib/tasks/build-stamp'
import { ClearError, endClearly } from '../lib/tasks/clear-error.mjs'
import { fixtureBuild, layOutFixture } from '../lib/tasks/fixture'
import { runNode } from '../lib/tasks/run'
import { toolFile } from '../lib/tasks/tools'

await endClearly(async () => {
  const root = process.cwd()
  const reason = reasonToBuild(root, fixtureBuild)
  if (!reason) return
  console.log(`Building the fixture site: ${reason}.`)
  const hash = hashOfInputs(root, process.env, fixtureBuild)
  // The example addresses are the build of the real site's to warn of.
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', EXAMPLES_WARNED: '1' }
  const { code } = await runNode([toolFile(root, 'next'), 'build', '--webpack'], {
    cwd: layOutFixture(root),
    env,
    show: true,
  })
  if (code !== 0) throw new ClearError('next build of the fixture failed: its output above says where.')
  stampBuild(root, hash, fixtureBuild)
})
