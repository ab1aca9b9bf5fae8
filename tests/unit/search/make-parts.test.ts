import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { searchWords } from '../../../data/search-words'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { indexedPages } from '../../../tooling/search/indexed-pages'
import { searchablePage } from '../../../tooling/search/page-sections'
import { makeParts } from '../../../tooling/search/make-parts'
import { textIndexOf } from '../../../tooling/search/text-index'
import { slugOf, type PlacesPart, type WordsIndex } from '../../../lib/search/index-shape'
import { createTextPlaces } from '../../../lib/search/text-places'

const page = parsePage(
  'pages/a.mdx',
  `---
title: Sprint Planning
description: What it is for.
keywords: planning, forecast
---

import { CheckYourself, Figure } from '@components/authoring'

# Sprint Planning

A first **paragraph** of
two lines.

## Table of contents

<TableOfContents />

## Who comes?

- The Developers
- The *Product Owner*

| Month | Hours |
| --- | --- |
| One | 8 |

<Figure src="/a.svg" alt="Three topics." srcText="A caption" />

## Check yourself

<CheckYourself topic="planning" />
`,
)
const hidden = parsePage('pages/b.mdx', '---\ntitle: Hidden\nsearchable: false\n---\n\nText.\n')
const pages = indexedPages({
  pages: [page, hidden].map(searchablePage),
  questionLines: topic => (topic === 'planning' ? ['Who may cancel?'] : []),
})
const parts = makeParts(pages, searchWords)
const wordsOf = (some: typeof parts) => some.get('words') as WordsIndex

describe('The index in one document', () => {
  const text = textIndexOf(pages)

  it('maps a route to its title and its sections, description first, keywords last', () => {
    assert.deepEqual(text['/a'], {
      title: 'Sprint Planning',
      data: {
        '': 'What it is for.\nA first paragraph of two lines.\nKeywords: planning, forecast',
        'who-comes#Who comes?': 'The Developers\nThe Product Owner\nMonth; Hours\nOne; 8\nA caption',
        'check-yourself#Check yourself': 'Who may cancel?',
      },
    })
  })

  it('leaves out a page that says so', () => {
    assert.deepEqual(Object.keys(text), ['/a'])
  })
})

describe('The titles of the index', () => {
  it('hold title, keywords and all headings but those of lists of links', () => {
    assert.deepEqual(parts.get('titles'), [
      ['/a', 'Sprint Planning', 'planning, forecast', ['Who comes?', 'Check yourself']],
    ])
  })

  it('keep an id only where it does not follow from the heading', () => {
    assert.equal(slugOf("Little's law: 2 × 2"), 'littles-law-2--2')
    const twice = parsePage('pages/c.mdx', '---\ntitle: C\n---\n\n## Why\n\n## Why\n')
    const made = makeParts(
      indexedPages({ pages: [searchablePage(twice)], questionLines: () => [] }),
      searchWords,
    )
    assert.deepEqual(made.get('titles'), [['/c', 'C', '', ['Why', ['Why', 'why-1']]]])
  })
})

describe('The other parts of the index', () => {
  it('are the texts of each page, a text a section', () => {
    assert.deepEqual(parts.get('text/0'), [
      'What it is for.\nA first paragraph of two lines.',
      'The Developers\nThe Product Owner\nMonth; Hours\nOne; 8\nA caption',
      'Who may cancel?',
    ])
  })

  it('tell the place of each word but of small ones', () => {
    const places = createTextPlaces(wordsOf(parts))
    assert.equal(places.words.includes('the'), false)
    places.take(0, JSON.stringify(parts.get('places/0')))
    const sectionsOf = (word: string) =>
      places.sectionsOf(places.of(places.words.indexOf(word)) ?? Uint32Array.of())
    assert.deepEqual(sectionsOf('paragraph'), [0])
    assert.deepEqual(sectionsOf('owner'), [1])
    assert.deepEqual(sectionsOf('cancel'), [2])
  })

  it('are small, and a frequent word has one of its own', () => {
    const lines = Array.from({ length: 4000 }, (_, index) => `frequent word${index % 500} other${index}`)
    const many = makeParts([{ route: '/', title: '', keywords: '', intro: lines, sections: [] }], searchWords)
    const sizes = wordsOf(many).parts.map((_, part) => (many.get(`places/${part}`) as PlacesPart).length)
    assert.equal(
      sizes.reduce((sum, size) => sum + size, 0),
      wordsOf(many).counts.length,
    )
    const large = [...many].filter(
      ([part, value]) => part.startsWith('places/') && JSON.stringify(value).length > 4_000,
    )
    assert.deepEqual(
      large.map(([, value]) => (value as PlacesPart).length),
      [1],
    )
  })
})
