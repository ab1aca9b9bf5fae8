import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { letterRoutes, readLetter, readLetters } from '../../../tooling/letters/read-letters'
import { letterPage, preheader, route } from './a-letter'

describe('readLetter', () => {
  it('has the day of its address, the title, and the description', () => {
    const letter = readLetter(letterPage(), route)
    assert.deepEqual(
      [letter.name, letter.day, letter.title, letter.preheader],
      ['03-elms', 3, 'Look at an Elm', preheader],
    )
  })

  it('refuses an address without a day, and a page without a description', () => {
    assert.throws(() => readLetter(letterPage(), '/tree-letters/elms'), /its address must begin with its day/)
    assert.throws(() => readLetter(letterPage().replace(preheader, ''), route), /03-elms has no description/)
  })
})

describe('readLetters', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'letters-'))
  const out = path.join(root, 'out')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  before(() => {
    write('pages/t/_meta.json', '{ "index": "", "00-oaks": "", "01-elms": "" }')
    write('out/t/00-oaks.html', letterPage())
    write('out/t/01-elms.html', letterPage())
  })
  after(() => rmSync(root, { recursive: true }))

  it('are those of the folder, in its order', () => {
    const routes = letterRoutes(root, '/t')
    assert.deepEqual(routes, ['/t/00-oaks', '/t/01-elms'])
    assert.deepEqual(
      readLetters(out, routes).map(({ day }) => day),
      [0, 1],
    )
  })

  it('refuses a gap, and a letter that the export lacks', () => {
    assert.throws(() => readLetters(out, ['/t/01-elms']), /\/t\/01-elms comes on day 0 by _meta\.json/)
    assert.throws(() => readLetters(out, ['/t/00-yews']), /The export doesn't have \/t\/00-yews/)
  })
})
