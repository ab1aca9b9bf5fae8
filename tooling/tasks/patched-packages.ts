import { readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './run'

/** A package with a patch, and the version the patch is for. */
export interface PatchedPackage {
  name: string
  version: string
}

/** The packages that patches/ changes. */
export const patchedPackages = (root: string): PatchedPackage[] =>
  readdirSync(path.join(root, 'patches')).flatMap(file => {
    const [, name, version] = /^(.+)\+(\d[\w.-]*)\.patch$/.exec(file) ?? []
    return name && version ? [{ name: name.replace('+', '/'), version }] : []
  })

/** Runs `npm view` and returns its output; undefined without a registry. */
type AskNpm = (range: string) => Promise<string | undefined>

const askRegistry: AskNpm = async range => {
  const patience = ['--fetch-timeout=5000', '--fetch-retries=0', '--loglevel=silent']
  const { code, output } = await run('npm', ['view', range, 'version', '--json', ...patience])
  return code === 0 ? output : undefined
}

/** One line on patched packages with a newer version in their major version. */
export async function newerVersions(
  packages: readonly PatchedPackage[],
  ask: AskNpm = askRegistry,
): Promise<string> {
  const answers = await Promise.all(
    packages.map(async ({ name, version }) => {
      const answer = await ask(`${name}@^${version}`)
      if (answer === undefined) return undefined
      const newest = [JSON.parse(answer) as string | string[]]
        .flat()
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .at(-1)
      return newest && newest !== version ? [`${name} ${newest} is out, patched is ${version}`] : []
    }),
  )
  if (answers.includes(undefined)) return 'the registry did not answer'
  return answers.flat().join(', ') || 'the patched versions are the newest'
}
