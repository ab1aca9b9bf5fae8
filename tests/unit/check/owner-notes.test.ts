import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { notesInWords, openNotes, ownerNotes } from '../../../tooling/check/content/owner-notes'
import { rule } from '../../../tooling/check/rules/owner-notes'
import { assertFinds, assertPasses, siteOf } from './support'

const raw = `# Legal

{/* For the owner, until operator.host is set: name the
company. */}

{/* For the owner: have this checked. */}

{/* Only a comment. */}
`
const notes = ownerNotes({ file: 'pages/a.mdx', raw })

describe('notes to the owner', () => {
  it('are read off a page’s comments, with their line and their setting', () => {
    assert.deepEqual(notes, [
      { file: 'pages/a.mdx', line: 3, text: 'name the company.', setting: 'operator.host' },
      { file: 'pages/a.mdx', line: 6, text: 'have this checked.' },
    ])
  })

  it('hold until their setting is filled in, or as long as they are there', () => {
    assert.deepEqual(openNotes(notes, { operator: { host: '' } }), notes)
    assert.deepEqual(openNotes(notes, { operator: { host: 'Grove Hosting' } }), [notes[1]])
  })

  it('are a line each in the terminal', () => {
    assert.equal(
      notesInWords(notes),
      'pages/a.mdx:3  name the company. (data/site.ts: operator.host)\npages/a.mdx:6  have this checked.',
    )
  })
})

describe('the rule owner-notes', () => {
  const settings = (operator: object) => ({ settings: { values: { operator }, raw: '' } })

  it('passes a note whose setting there is, filled in or not', () => {
    assertPasses(rule, siteOf({ 'pages/a.mdx': raw }, settings({ host: '' })))
  })

  it('finds a note that waits for a setting that there is not', () => {
    assertFinds(rule, siteOf({ 'pages/a.mdx': raw }, settings({ hosts: '' })), [
      'pages/a.mdx:3',
      "waits for 'operator.host', which isn't a setting in data/site.ts",
    ])
  })
})
