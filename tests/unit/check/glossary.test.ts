import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { facts } from '../../../data/facts'
import { glossaryRoute } from '../../../lib/course/glossary-entry'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { readPage } from '../../../tooling/check/content/read-pages'
import { glossaryEntries } from '../../../tooling/check/content/glossary'

const mdx = `---
title: Scrum Glossary
---

# Scrum Glossary

Words.

## D

### Definition of Done

<Term inScrumGuide="yes" also="DoD, done criteria" />

What holds for every **Increment**.

One for all teams.

### Demo

<Term inScrumGuide="no" />

A show.

## Sources

- The guide
`

describe('glossaryEntries', () => {
  it('reads each term with its anchor, its origin, its other names and its text', () => {
    assert.deepEqual(glossaryEntries(parsePage('pages/a.mdx', mdx)), [
      {
        term: 'Definition of Done',
        id: 'definition-of-done',
        inScrumGuide: true,
        also: ['DoD', 'done criteria'],
        definition: 'What holds for every Increment.\nOne for all teams.',
      },
      { term: 'Demo', id: 'demo', inScrumGuide: false, also: [], definition: 'A show.' },
    ])
  })
})

describe('the glossary of the site', () => {
  const page = readPage(path.resolve(import.meta.dirname, '../../..'), `pages${glossaryRoute}.mdx`, { facts })
  const entries = glossaryEntries(page)

  it('has at least 120 terms, each said to be of the Scrum Guide or not, and each explained', () => {
    assert.ok(entries.length >= 120, `${entries.length} terms`)
    assert.equal([...page.raw.matchAll(/^<Term inScrumGuide="(yes|no)"/gm)].length, entries.length)
    assert.deepEqual(
      entries.filter(entry => entry.definition.length < 40).map(entry => entry.term),
      [],
    )
  })

  it('has a name for one term only', () => {
    const names = entries.flatMap(({ term, also }) => [term, ...also])
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) < index),
      [],
    )
  })

  it('calls by their right origin what the guide has and what it has not', () => {
    const origin = (term: string) => entries.find(entry => entry.term === term)?.inScrumGuide
    for (const term of ['Sprint Goal', 'Definition of Done', 'Product Goal'])
      assert.equal(origin(term), true, term)
    for (const term of ['velocity', 'user story', 'story point']) assert.equal(origin(term), false, term)
  })
})
