// Task runners with a cache of their own (wireit, turbo) hash the same files; they would run the build, and the tests, for us.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from './files-under'

/** A build, as far as it can be stale. */
export type Build = {
  /** The export's folder. `next build` empties it, so the stamp in it cannot outlive the export that it speaks of. */
  out: string
  /** What the export is made from; what is not named may change without a new build. */
  inputs: string[]
}

/** What any export of this project is made from, its pages left out. */
export const sources = [
  'browser',
  'components',
  'data',
  'lib',
  'tooling',
  'public',
  'styles',
  'patches',
  'package-lock.json',
  'next.config.mjs',
  'theme.config.tsx',
  'tsconfig.json',
]

const siteBuild: Build = {
  out: 'out',
  inputs: [
    'pages',
    ...sources,
    ...['build', 'after-build', 'feeds', 'write-feeds', 'search-index'].map(name => `scripts/${name}.ts`),
  ],
}

const stampOf = (root: string, { out }: Build) => path.join(root, out, '.build-stamp')

function inputFiles(root: string, { inputs }: Build): string[] {
  try {
    const listed = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
    )
    return [...new Set(listed.split('\0').filter(Boolean))].sort()
  } catch {
    // No git, or a downloaded archive: every file in those places.
    return inputs.flatMap(place => (path.extname(place) ? [place] : filesUnder(root, place)))
  }
}

/** A hash of all that the export depends on: the content of its inputs and the settings of the environment. */
export function hashOfInputs(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  build = siteBuild,
): string {
  const hash = createHash('sha256')
  for (const file of inputFiles(root, build)) {
    const absolute = path.join(root, file)
    // Git still lists a file that has just been deleted.
    if (existsSync(absolute)) hash.update(`${file}\0`).update(readFileSync(absolute)).update('\0')
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name] ?? ''}\0`)
  }
  return hash.digest('hex')
}

/** Whether a source was written since a time, in milliseconds; what a build itself draws, in public/, aside. */
export function writtenSince(root: string, time: number): boolean {
  const inputs = siteBuild.inputs.filter(place => place !== 'public')
  return inputFiles(root, { ...siteBuild, inputs }).some(file => {
    const { mtimeMs = 0 } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {}
    return mtimeMs > time
  })
}

/** Why the export must be made anew, or nothing when it is current. */
export function reasonToBuild(root: string, build = siteBuild): string | undefined {
  if (!existsSync(path.join(root, build.out, 'index.html'))) return 'there is no export yet'
  const stamp = stampOf(root, build)
  if (!existsSync(stamp)) return `the export in ${build.out}/ does not say what it was made from`
  return readFileSync(stamp, 'utf8') === hashOfInputs(root, process.env, build)
    ? undefined
    : 'its sources have changed'
}

/** Notes what the export was made from; take the hash before the build, as sources may change during it. */
export function stampBuild(root: string, hash: string, build = siteBuild): void {
  writeFileSync(stampOf(root, build), hash)
}
