import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from './files-under'

/** What the export is made from; what is not named here may change without a new build. */
const inputs = [
  'pages',
  'components',
  'data',
  'lib',
  'public',
  'styles',
  'patches',
  'package-lock.json',
  'next.config.mjs',
  'theme.config.tsx',
  'tsconfig.json',
  'scripts/build.ts',
]

/** In out/, which `next build` empties: the stamp cannot outlive the export that it speaks of. */
const stampOf = (root: string) => path.join(root, 'out', '.build-stamp')

function inputFiles(root: string): string[] {
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
): string {
  const hash = createHash('sha256')
  for (const file of inputFiles(root)) {
    const absolute = path.join(root, file)
    // Git still lists a file that has just been deleted.
    if (existsSync(absolute)) hash.update(`${file}\0`).update(readFileSync(absolute)).update('\0')
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name] ?? ''}\0`)
  }
  return hash.digest('hex')
}

/** Why the export must be made anew, or nothing when it is current. */
export function reasonToBuild(root: string): string | undefined {
  if (!existsSync(path.join(root, 'out', 'index.html'))) return 'there is no export yet'
  const stamp = stampOf(root)
  if (!existsSync(stamp)) return 'the export in out/ does not say what it was made from'
  return readFileSync(stamp, 'utf8') === hashOfInputs(root) ? undefined : 'its sources have changed'
}

/** Notes what the export was made from; take the hash before the build, as sources may change during it. */
export function stampBuild(root: string, hash: string): void {
  writeFileSync(stampOf(root), hash)
}
