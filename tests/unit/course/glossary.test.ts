import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePage } from '../../../lib/content/parse-page'
import { glossaryEntries } from '../../../lib/course/glossary'

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
    assert.deepEqual(glossaryEntries(parsePage('pages/scrum/glossary.mdx', mdx)), [
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
