import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { pagesKey } from '../../../tooling/build/pages-key'

const root = mkdtempSync(path.join(tmpdir(), 'pages-key-'))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const pageOf = (title: string, text: string, date = '2026-11-21') =>
  `---\ntitle: ${title}\ndateModified: ${date}\n---\n\n${text}\n`

describe('the version of the compiler’s cache', () => {
  beforeEach(() => {
    write('pages/index.mdx', pageOf('Home', 'One.'))
    write('pages/_meta.json', '{}')
    write('public/images/a.svg', '<svg width="1" height="1"/>')
  })
  after(() => rmSync(root, { recursive: true }))

  it('stays when only the page itself shows the change', () => {
    const key = pagesKey(root)
    write('pages/index.mdx', pageOf('Home', 'Two.', '2026-11-22'))
    assert.equal(pagesKey(root), key)
  })

  const edits: Record<string, () => void> = {
    'a title': () => write('pages/index.mdx', pageOf('House', 'One.')),
    'a reading time': () => write('pages/index.mdx', pageOf('Home', 'word '.repeat(500))),
    'the menu': () => write('pages/_meta.json', '{ "index": "Start" }'),
    'a drawing': () => write('public/images/a.svg', '<svg width="2" height="1"/>'),
    'a new page': () => write('pages/agile.mdx', pageOf('Agile', 'One.')),
  }
  for (const [what, edit] of Object.entries(edits)) {
    it(`changes with ${what}`, () => {
      const key = pagesKey(root)
      edit()
      assert.notEqual(pagesKey(root), key)
    })
  }
})
