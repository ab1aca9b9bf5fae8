import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { hashOf } from '../../../tooling/tasks/cache-key'

const root = mkdtempSync(path.join(tmpdir(), 'cache-key-'))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** The key of lib/step.ts, computed in a new process, since a process keeps it. */
const keyNow = () =>
  execFileSync(process.execPath, ['--import', 'tsx', 'ask.ts'], { cwd: root, encoding: 'utf8' })

describe('cacheKey', () => {
  before(() => {
    const own = path.resolve(import.meta.dirname, '../../../tooling/tasks')
    write('package.json', '{ "type": "module" }')
    write('package-lock.json', '{}')
    write('lib/step.ts', "import { unit } from './unit'\nexport const step = () => import('./later') && unit")
    write('lib/unit.ts', 'export const unit = 1')
    write('lib/later.ts', 'export const later = 1')
    write('lib/other.ts', 'export const other = 1')
    write(
      'ask.ts',
      "import { cacheKey } from './tooling/tasks/cache-key'\nconsole.log(cacheKey(new URL('lib/step.ts', import.meta.url).href))",
    )
    mkdirSync(path.join(root, 'tooling/tasks'), { recursive: true })
    for (const name of ['cache-key.ts', 'remembered.ts'])
      cpSync(path.join(own, name), path.join(root, 'tooling/tasks', name))
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  })
  after(() => rmSync(root, { recursive: true }))

  it('changes with static and dynamic imports, and with the packages, and with nothing else', () => {
    const keys = [keyNow()]
    for (const [file, text] of [
      ['lib/unit.ts', 'export const unit = 2'],
      ['lib/later.ts', 'export const later = 2'],
      ['package-lock.json', '{ "lockfileVersion": 3 }'],
    ] as const) {
      write(file, text)
      keys.push(keyNow())
    }
    assert.equal(new Set(keys).size, 4)
    write('lib/other.ts', 'export const other = 2')
    assert.equal(keyNow(), keys.at(-1))
  })

  it('hashes parts, not their sum', () => {
    assert.notEqual(hashOf('ab', 'c'), hashOf('a', 'bc'))
  })
})
