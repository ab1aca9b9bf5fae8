import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { keptFiles } from '../../../tooling/tasks/kept-files'

describe('files that are kept between builds', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'kept-files-'))
  after(() => rmSync(root, { recursive: true }))
  let made = 0
  const make = (text: string) => () => {
    made += 1
    return new TextEncoder().encode(text)
  }
  const textOf = async (madeFrom: object, text: string) =>
    readFileSync(await keptFiles(root, '.cache/kept', import.meta.url).fileOf(madeFrom, make(text)), 'utf8')

  it('are made once, and again when their input changes', async () => {
    assert.equal(await textOf({ address: '/a.docx', brand: 'One' }, 'one'), 'one')
    assert.equal(await textOf({ address: '/a.docx', brand: 'One' }, 'never made'), 'one')
    assert.equal(await textOf({ address: '/a.docx', brand: 'Two' }, 'two'), 'two')
    assert.equal(made, 2)
  })

  it('are deleted once no one requests them', async () => {
    const kept = keptFiles(root, '.cache/kept', import.meta.url)
    await kept.fileOf({ address: '/a.docx', brand: 'Two' }, make('two'))
    kept.dropOthers()
    assert.equal(readdirSync(path.join(root, '.cache/kept')).length, 1)
  })
})
