import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { moveInto } from '../../../tooling/build/move-into'

describe('a folder that is moved into another one', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'move-into-'))
  after(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

  it('puts what it holds over what is there, and leaves the rest', () => {
    write('out/scrum.html', 'old')
    write('out/scrum/sprint.html', 'made meanwhile')
    write('ahead/scrum.html', 'new')
    write('ahead/scrum/glossary.html', 'new')
    write('ahead/search/titles.json', 'new')
    moveInto(path.join(root, 'ahead'), path.join(root, 'out'))
    assert.equal(read('out/scrum.html'), 'new')
    assert.equal(read('out/scrum/sprint.html'), 'made meanwhile')
    assert.equal(read('out/scrum/glossary.html'), 'new')
    assert.equal(read('out/search/titles.json'), 'new')
    assert.equal(existsSync(path.join(root, 'ahead')), false)
  })
})
