import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { letters } from '../../../data/letters'
import { letterPreview } from '../../../tooling/dev/letter-preview'
import type { Rendered } from '../../../tooling/dev/renderer'
import { letterPage } from '../letters/a-letter'
import { someSettings } from '../site/some-settings'

const preview = (address: string, page: Rendered = { html: letterPage() }) =>
  letterPreview('.', address, {
    plan: letters,
    site: someSettings,
    finished: () => Promise.resolve(page),
  })

describe('letterPreview', () => {
  it('lists all letters', async () => {
    const page = (await preview('/_development/letters')) ?? ''
    assert.equal(page.match(/<li><a href="\/_development\/letters\/\d\d-[a-z-]+">/g)?.length, 31)
  })

  it('shows a letter in two widths, with what an inbox shows and its plain text', async () => {
    const page = (await preview('/_development/letters/03-sprint-goal')) ?? ''
    for (const width of [360, 700]) {
      assert.ok(page.includes(`width="${width}" src="/_development/letters/03-sprint-goal/mail"`))
    }
    assert.match(page, /<h1>Look at an Elm<\/h1><p>Look at one elm/)
    assert.match(page, /<pre>Grove &lt;https:/)
  })

  it('has the mail itself', async () => {
    assert.match((await preview('/_development/letters/03-sprint-goal/mail')) ?? '', /^<!DOCTYPE html PUBLIC/)
  })

  it('says why a letter has an error', async () => {
    const address = '/_development/letters/03-sprint-goal'
    assert.match((await preview(address, { error: 'A brace < is open' })) ?? '', /A brace &lt; is open/)
    assert.match(
      (await preview(address, { html: letterPage('<video></video>') })) ?? '',
      /can't read .*video/,
    )
  })

  it('leaves other addresses alone', async () => {
    assert.equal(await preview('/_development/letters/03-elms'), undefined)
    assert.equal(await preview('/scrum/glossary'), undefined)
  })
})
