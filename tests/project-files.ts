import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Copies the project without its tests to a folder of its own, in which a test may break things. Returns the folder. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'))
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', options, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  // Git still lists a file that was deleted or renamed and isn't staged.
  const isThere = (file: string) => file !== '' && !file.startsWith('tests/') && existsSync(file)
  for (const file of listed.split('\0').filter(isThere)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    copyFileSync(file, path.join(root, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}
