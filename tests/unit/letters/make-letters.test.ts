import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeLetters } from '../../../tooling/letters/make-letters'
import { someSettings } from '../site/some-settings'
import { letterMarkdown, letterPage } from './a-letter'

describe('makeLetters', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'letters-'))
  const folders = { root, out: path.join(root, 'out'), folder: path.join(root, 'made') }
  const make = () => makeLetters(folders, { hub: '/tree-letters', daysBetween: 1 }, someSettings)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  before(() => {
    write('pages/tree-letters/_meta.json', '{ "index": "", "00-oaks": "", "01-elms": "" }')
    mkdirSync(path.join(root, 'styles'))
    copyFileSync('styles/tokens.css', path.join(root, 'styles/tokens.css'))
    for (const name of ['00-oaks', '01-elms']) {
      write(`out/tree-letters/${name}.html`, letterPage())
      write(`out/tree-letters/${name}.md`, letterMarkdown)
    }
    for (const page of ['index', 'tree-letters']) write(`out/${page}.html`, '<h1>Trees</h1>')
    write('out/trees/elms.html', '<h2 id="bark">Bark</h2>')
    write('out/images/elm.svg', '<svg/>')
  })
  after(() => rmSync(root, { recursive: true }))

  it('writes each letter twice, and the sequence, next to the export', async () => {
    write('made/left-over.html', '')
    const sizes = await make()
    const names = [
      '00-oaks.html',
      '00-oaks.txt',
      '01-elms.html',
      '01-elms.txt',
      'sequence.csv',
      'sequence.json',
    ]
    assert.deepEqual(readdirSync(folders.folder), names)
    assert.deepEqual([...sizes.keys()], names)
    assert.ok([...sizes.values()].every(bytes => bytes > 100))
    assert.ok(!existsSync(path.join(folders.out, 'tree-letters/00-oaks.txt')))
  })

  it('refuses letters with a link that leads nowhere, and names each', async () => {
    write('out/trees/elms.html', '<h2 id="roots">Roots</h2>')
    await assert.rejects(make, (error: Error) => {
      assert.match(error.message, /^The letters: 2 problems\./)
      assert.match(error.message, /^01-elms: https:\/\/grove\.example\/trees\/elms\?.*#bark leads nowhere$/m)
      return true
    })
  })
})
