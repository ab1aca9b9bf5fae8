import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { dropOldDigests, pageDigest } from '../../../tooling/build/page-digest'

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

  it('is made again if the one on disk is half written', async () => {
    for (const name of readdirSync(kept)) writeFileSync(path.join(kept, name), '{"route":')
    // Another process, which has not read it yet.
    const address = new URL('../../../tooling/build/page-digest.ts?another', import.meta.url).href
    const another = (await import(address)) as { pageDigest: typeof pageDigest }
    assert.equal(another.pageDigest(root, file).sections.at(-1)?.heading, 'Why not')
  })

  it('is deleted once no page has its text', () => {
    dropOldDigests(root, [file])
    assert.equal(readdirSync(kept).length, 1)
    assert.equal(pageDigest(root, file).sections.at(-1)?.heading, 'Why not')
  })
})
