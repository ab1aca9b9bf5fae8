import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { run } from '../../tooling/tasks/run'
import { place, plainEnv } from './place'

/** What git knows of, as it lies there now. */
function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.split('\0').filter(file => file && existsSync(path.join(root, file)))
}

/** A change of these asks for the packages to be installed anew. */
function hashOfPackages(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.filter(each => each === 'package-lock.json' || each.startsWith('patches/')))
    hash.update(readFileSync(path.join(folder, file)))
  return hash.digest('hex')
}

/** The folders and files at the top of a project. */
const topOf = (files: readonly string[]) => new Set(files.map(file => file.split('/')[0] ?? ''))

/**
 * Copies the project as it is now into a folder outside it, with packages of its own, so that a cold build neither
 * finds nor takes away what the project has kept of earlier ones.
 */
export async function copyProject(root: string, name: string): Promise<string> {
  const folder = path.join(place, name)
  const files = filesOf(root)
  for (const top of topOf(files)) rmSync(path.join(folder, top), { recursive: true, force: true })
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file))
  const stamp = path.join(folder, 'node_modules/.bench-stamp')
  const hash = hashOfPackages(folder, files)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    console.error(`${name}: installing …`)
    const flags = ['--no-audit', '--no-fund', '--loglevel=error']
    const installed = await run('npm', ['ci', ...flags], { cwd: folder, env: plainEnv })
    if (installed.code !== 0) throw new ClearError(`npm ci failed in ${folder}:\n${installed.output}`)
    writeFileSync(stamp, hash)
  }
  return folder
}
