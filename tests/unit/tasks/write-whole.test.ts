import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { writeWhole } from '../../../tooling/tasks/write-whole'

describe('a file that is written whole', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'write-whole-'))
  after(() => rmSync(root, { recursive: true }))

  it('replaces an older one, and leaves no temporary file', () => {
    const file = path.join(root, 'kept/a.json')
    writeWhole(file, 'one')
    writeWhole(file, 'two')
    assert.equal(readFileSync(file, 'utf8'), 'two')
    assert.deepEqual(readdirSync(path.dirname(file)), ['a.json'])
  })
})
