import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { site } from '../../../data/site'
import { reserved } from '../../../lib/site/schema'

const firstLineOf = (file: string) => readFileSync(file, 'utf8').split('\n')[0]
const firstLineFor = (license: string) =>
  license === reserved ? 'All rights reserved' : `SPDX-License-Identifier: ${license}`

/** The owner decides in data/site.ts; if you change it there, you find here what else has to say the same. */
describe('the licenses that data/site.ts names', () => {
  const { code, text } = site.license

  it('are those of LICENSE and LICENSE-TEXT, whose first lines say so', () => {
    assert.equal(firstLineOf('LICENSE'), firstLineFor(code))
    assert.equal(firstLineOf('LICENSE-TEXT'), firstLineFor(text))
  })

  it("are package.json's, in npm's words", () => {
    const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string }
    assert.equal(license, code === reserved ? 'UNLICENSED' : code)
  })

  it('are named by the terms of use, unless these reserve all rights', () => {
    const terms = readFileSync('pages/terms-of-use.mdx', 'utf8')
    assert.ok(text === reserved || terms.includes('{site.license.text}'), 'Write {site.license.text} there.')
    assert.ok(text !== reserved || terms.includes('belong to {site.author.name}'))
  })
})
