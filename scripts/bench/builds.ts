import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { run } from '../../tooling/tasks/run'

/** Seconds of a build from nothing, and of one after a change of a single page. */
export interface Builds {
  cold: number
  changed: number
}

/** Copies the project, with its packages and without what earlier builds have kept, into a folder outside it. */
function copyProject(root: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'))
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const file of files.filter(each => each && existsSync(path.join(root, each))))
    cpSync(path.join(root, file), path.join(folder, file))
  const cache = path.join(root, 'node_modules/.cache')
  const filter = (source: string) => source !== cache
  cpSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), { recursive: true, filter })
  return folder
}

async function secondsOfBuild(folder: string): Promise<number> {
  const began = performance.now()
  const { code, output } = await run('npm', ['run', 'build'], { cwd: folder })
  if (code !== 0) throw new ClearError(`The build failed in ${folder}:\n${output}`)
  return (performance.now() - began) / 1000
}

/** Builds a copy of the project from nothing, and again after a page was changed. */
export async function measureBuilds(root: string): Promise<Builds> {
  const folder = copyProject(root)
  const page = path.join(folder, 'pages/about.mdx')
  const cold = await secondsOfBuild(folder)
  writeFileSync(page, readFileSync(page, 'utf8').replace('\n## ', '\nOne more sentence.\n\n## '))
  const changed = await secondsOfBuild(folder)
  rmSync(folder, { recursive: true, force: true })
  return { cold, changed }
}
