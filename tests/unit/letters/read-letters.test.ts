import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { letterRoutes, readLetter, readLetters } from '../../../tooling/letters/read-letters'
import { letterPage, preheader, route } from './a-letter'

const root = mkdtempSync(path.join(tmpdir(), 'letters-'))
after(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

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
  write('pages/t/_meta.json', '{ "index": "", "00-oaks": "", "01-elms": "" }')
  const routes = letterRoutes(root, '/t')

  it('are those of the folder, in its order', () => {
    assert.deepEqual(routes, ['/t/00-oaks', '/t/01-elms'])
    for (const one of routes) write(`out${one}.html`, letterPage())
    assert.deepEqual(
      readLetters(path.join(root, 'out'), routes).map(({ day }) => day),
      [0, 1],
    )
  })

  it('refuses a gap, and a letter that the export lacks', () => {
    const out = path.join(root, 'out')
    assert.throws(() => readLetters(out, ['/t/01-elms']), /\/t\/01-elms comes on day 0 by _meta\.json/)
    assert.throws(() => readLetters(out, ['/t/00-yews']), /The export doesn't have \/t\/00-yews/)
  })
})
