import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { dropBrowserBuild } from '../../../tooling/build/finish-pages'
import { filesUnder } from '../../../tooling/tasks/files-under'

describe('what Next.js would run in browsers', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'finish-pages-'))
  after(() => rmSync(out, { recursive: true }))

  it('is taken out of an export, and nothing else', () => {
    const of = (name: string) => `_next/static/${name}`
    const own = ['0a/search-en/titles.json', 'page/page-1.js']
    for (const name of [...own, '0a/_buildManifest.js', '0a/_ssgManifest.js', 'chunks/pages/scrum-1.js']) {
      mkdirSync(path.dirname(path.join(out, of(name))), { recursive: true })
      writeFileSync(path.join(out, of(name)), '')
    }
    dropBrowserBuild(out, '0a')
    assert.deepEqual(filesUnder(out, '.'), own.map(of))
  })
})
