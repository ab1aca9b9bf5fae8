// `npm run upgrade`: lists the packages that are behind; `npm run upgrade -- zod clsx@2.1.1` tries some in a copy of the project.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { patchedPackages } from '../tooling/tasks/patched-packages'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'
import { run } from '../tooling/tasks/run'
import { behindInWords, packagesBehind } from '../tooling/tasks/upgrades'

const root = path.resolve(import.meta.dirname, '..')
const copy = path.join(root, '.cache/upgrade')

async function list(): Promise<void> {
  const { output } = await run('npm', ['outdated', '--json', '--loglevel=silent'], { cwd: root })
  const patched = patchedPackages(root).map(({ name }) => name)
  console.log(behindInWords(packagesBehind(output), patched))
}

async function step(name: string, command: string, args: string[], cwd: string): Promise<void> {
  console.log(`\n${name} …`)
  const { code } = await run(command, args, { cwd, show: true })
  if (code !== 0) throw new ClearError(`${name} failed: the copy is in .cache/upgrade.`)
}

/** Installs these versions in a copy of what is committed, and runs the suite there. */
async function attempt(packages: readonly string[]): Promise<void> {
  rmSync(copy, { recursive: true, force: true })
  await step('Copy', 'git', ['clone', '--quiet', root, copy], root)
  await step('Installation', 'npm', ['ci', '--no-audit', '--no-fund'], copy)
  const wanted = packages.map(name => (name.lastIndexOf('@') > 0 ? name : `${name}@latest`))
  await step('Upgrade', 'npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...wanted], copy)
  await step('The suite', 'npm', ['test'], copy)
  console.log(
    `\nAll tests pass with ${wanted.join(', ')}. Take package.json and package-lock.json from .cache/upgrade.`,
  )
}

await runMain(() => {
  const packages = process.argv.slice(2)
  return packages.length > 0 ? attempt(packages) : list()
})
