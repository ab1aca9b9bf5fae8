import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import * as digests from '../../../tooling/build/page-digest'

const { pageDigest } = digests
const root = mkdtempSync(path.join(tmpdir(), 'page-digest-'))
const file = 'pages/sprint.mdx'
const kept = path.join(root, '.cache/page-digests')
const writePage = (text: string) =>
  writeFileSync(path.join(root, file), `---\ntitle: Sprint\n---\n\n${text}\n`)

describe('pageDigest', () => {
  before(() => mkdirSync(path.join(root, 'pages')))
  after(() => rmSync(root, { recursive: true }))

  it('holds what other pages and the search show of a page', () => {
    writePage('## Why\n\nBecause.')
    const { route, values, minutes, terms, sections } = pageDigest(root, file)
    assert.deepEqual(
      { route, values, minutes, terms },
      { route: '/sprint', values: { title: 'Sprint' }, minutes: 1, terms: [] },
    )
    assert.deepEqual(sections.at(-1), {
      id: 'why',
      heading: 'Why',
      lines: ['Because.'],
      names: [],
      topics: [],
    })
  })

  it('is another one as soon as the text is', () => {
    writePage('## Why not\n\nBecause.')
    assert.equal(pageDigest(root, file).sections.at(-1)?.heading, 'Why not')
    assert.equal(readdirSync(kept).length, 2)
  })

  it('is deleted once no page has its text', async () => {
    // Another process, which has read only the present text.
    const address = new URL('../../../tooling/build/page-digest.ts?another', import.meta.url).href
    const another = (await import(address)) as typeof digests
    assert.equal(another.pageDigest(root, file).sections.at(-1)?.heading, 'Why not')
    another.dropOldDigests(root)
    assert.equal(readdirSync(kept).length, 1)
    assert.equal(another.pageDigest(root, file).sections.at(-1)?.heading, 'Why not')
  })
})
