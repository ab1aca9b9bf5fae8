import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Copies the project without its tests to a folder of its own, in which a test may break things. Returns the folder. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'))
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', options, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of listed.split('\0').filter(each => each && !each.startsWith('tests/'))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    copyFileSync(file, path.join(root, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}
