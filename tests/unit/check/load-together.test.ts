import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { loadTogether } from '../../../tooling/check/content/load-together'

describe('modules that are loaded together', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'together-'))
  mkdirSync(path.join(root, 'data'))
  const write = (file: string, text: string) => {
    writeFileSync(path.join(root, file), text)
    return file
  }
  after(() => rmSync(root, { recursive: true }))

  it('give what each exports', async () => {
    const load = loadTogether(root, [
      write('data/a.ts', 'export const value: number = 1\n'),
      write('data/b.ts', "import { value as a } from './a'\nexport const value: number = a + 1\n"),
    ])
    assert.deepEqual({ ...(await load('data/a.ts')) }, { value: 1 })
    assert.deepEqual({ ...(await load('data/b.ts')) }, { value: 2 })
  })

  it('are spared the mistake of another', async () => {
    const load = loadTogether(root, [
      write('data/right.ts', 'export const value: number = 3\n'),
      write('data/wrong.ts', 'export const value = [1 2]\n'),
    ])
    assert.deepEqual({ ...(await load('data/right.ts')) }, { value: 3 })
    await assert.rejects(load('data/wrong.ts'))
  })
})
