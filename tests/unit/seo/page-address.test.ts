import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { canonicalUrl, handleOf, pageTitle } from '../../../lib/seo/page-address'

describe('canonicalUrl', () => {
  it('is the same for every way to write the address of a page', () => {
    for (const path of [
      '/scrum',
      '/scrum/',
      '/scrum?utm=mail',
      '/scrum#roles',
      '/scrum/?a=/b#c?d',
      '/scrum//',
    ]) {
      assert.equal(canonicalUrl('https://agile.example', path), 'https://agile.example/scrum', path)
    }
  })

  it('keeps the one slash of the front page', () => {
    for (const path of ['/', '', '/?a=b', '#top']) {
      assert.equal(canonicalUrl('https://agile.example', path), 'https://agile.example/', path)
    }
  })
})

describe('pageTitle', () => {
  it("puts the title in the place of the template's mark", () => {
    assert.equal(pageTitle('Scrum', '%s – Agile Primer'), 'Scrum – Agile Primer')
  })

  it('takes every character of a title as it is', () => {
    assert.equal(pageTitle("$& costs $$5, %s isn't", '%s – Primer'), "$& costs $$5, %s isn't – Primer")
  })
})

describe('handleOf', () => {
  it('reads the account off an address on X, by either name of it', () => {
    assert.equal(handleOf('https://x.com/primer'), '@primer')
    assert.equal(handleOf('https://www.twitter.com/agile_primer/'), '@agile_primer')
  })

  it('knows none elsewhere', () => {
    for (const address of ['https://twitter.example/primer', 'https://x.com/', 'https://x.com/a/status/1'])
      assert.equal(handleOf(address), undefined, address)
  })
})
