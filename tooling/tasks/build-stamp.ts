// Task runners with a cache (wireit, turbo) hash the same files, and would run builds and tests for us.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from './files-under'

/** A build, as far as staleness is concerned. */
export type Build = {
  /** The export's folder. `next build` empties it, so the stamp inside can't outlive the export. */
  out: string
  /** What the export depends on; anything else may change without a new build. */
  inputs: string[]
}

/** What any export of this project depends on, except its pages. */
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
    'translations',
    ...sources,
    'scripts/build.ts',
    'scripts/build-language.ts',
    'scripts/search-index.ts',
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
    // Without git, or in a downloaded archive: every file in these folders.
    return inputs.flatMap(input => (path.extname(input) ? [input] : filesUnder(root, input)))
  }
}

/** A hash of everything the export depends on: file contents and environment settings. */
export function hashOfInputs(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  build = siteBuild,
): string {
  const hash = createHash('sha256')
  for (const file of inputFiles(root, build)) {
    const absolute = path.join(root, file)
    // Git still lists a file that was just deleted.
    if (existsSync(absolute)) hash.update(`${file}\0`).update(readFileSync(absolute)).update('\0')
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name] ?? ''}\0`)
  }
  return hash.digest('hex')
}

/** Why the export is stale; undefined if it is current. */
export function reasonToBuild(root: string, build = siteBuild): string | undefined {
  if (!existsSync(path.join(root, build.out, 'index.html'))) return 'there is no export yet'
  const stamp = stampOf(root, build)
  if (!existsSync(stamp)) return `the export in ${build.out}/ does not say what it was made from`
  return readFileSync(stamp, 'utf8') === hashOfInputs(root, process.env, build)
    ? undefined
    : 'its sources have changed'
}

/** Stores the hash of an export's sources. Take it before the build, since sources may change during it. */
export function stampBuild(root: string, hash: string, build = siteBuild): void {
  writeFileSync(stampOf(root, build), hash)
}
