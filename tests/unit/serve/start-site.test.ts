import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { buildIfNeeded } from '../../../tooling/serve/start-site'
import { formatDuration } from '../../../tooling/tasks/format-duration.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'start-site-'))

describe('starting the site', () => {
  after(() => rmSync(root, { recursive: true }))

  it('builds a missing export, and ends with a sentence when that fails', async () => {
    let builds = 0
    const build = () => {
      builds += 1
      return Promise.resolve({ code: builds === 1 ? 0 : 1, output: '' })
    }
    await buildIfNeeded({ root, build })
    assert.equal(builds, 1)
    await assert.rejects(buildIfNeeded({ root, build }), /^Error: The build failed: fix what is named above/)
  })
})

describe('a duration', () => {
  it('is said as a person would', () => {
    assert.equal(formatDuration(340), '0.3 s')
    assert.equal(formatDuration(12_400), '12 s')
    assert.equal(formatDuration(125_000), '2 min 5 s')
  })
})
