import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { freshModules } from '../../../tooling/dev/fresh-modules.mjs'

describe('modules that are read anew', () => {
  let root: string
  let modules: Awaited<ReturnType<typeof freshModules>>
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

  before(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'fresh-modules-'))
    mkdirSync(path.join(root, 'data'))
    write('data/base.ts', 'export const base: number = 1')
    write('data/sum.ts', "import { base } from './base'\nexport const sum = base + 1")
    write('data/other.ts', 'export const kept: object = {}')
    modules = await freshModules(root, ['data/*.ts'])
    await modules.refresh()
  })
  after(async () => {
    await modules.close()
    rmSync(root, { recursive: true })
  })

  it('are what depends on a changed file; the others stay the same objects', async () => {
    const [sum, other] = [await modules.load('data/sum.ts'), await modules.load('data/other.ts')]
    assert.deepEqual({ ...sum }, { sum: 2 })
    write('data/base.ts', 'export const base: number = 41')
    await modules.refresh()
    assert.deepEqual({ ...(await modules.load('data/sum.ts')) }, { sum: 42 })
    assert.equal(await modules.load('data/other.ts'), other)
  })

  it('are found where a file is new', async () => {
    write('data/new.ts', 'export const isNew = true')
    await modules.refresh()
    assert.deepEqual({ ...(await modules.load('data/new.ts')) }, { isNew: true })
  })

  it('stay as they are while a file cannot be read, which is said with its line', async () => {
    const before = await modules.load('data/sum.ts')
    write('data/base.ts', 'export const base = 1\nexport const }')
    await assert.rejects(modules.refresh(), {
      message: 'data/base.ts:2  cannot be read: Expected identifier but found "}".',
    })
    assert.equal(await modules.load('data/sum.ts'), before)
    write('data/base.ts', 'export const base: number = 41')
    await modules.refresh()
    assert.equal(await modules.load('data/sum.ts'), before)
  })
})
