import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePage } from '../../../lib/content/parse-page'
import { makeIndexes } from '../../../lib/search-index/make-indexes'
import { slugOf } from '../../../lib/search/index-shape'

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
const { text, titles } = makeIndexes({
  pages: [page, hidden],
  questionLines: topic => (topic === 'planning' ? ['Who may cancel?'] : []),
})

describe('The index of the text', () => {
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

describe('The index of titles', () => {
  it('holds title, keywords and the headings that tell pages apart', () => {
    assert.deepEqual(titles, [['/a', 'Sprint Planning', 'planning, forecast', ['Who comes?']]])
  })

  it('keeps an id only where it does not follow from the heading', () => {
    assert.equal(slugOf("Little's law: 2 × 2"), 'littles-law-2--2')
    const twice = parsePage('pages/c.mdx', '---\ntitle: C\n---\n\n## Why\n\n## Why\n')
    assert.deepEqual(makeIndexes({ pages: [twice], questionLines: () => [] }).titles[0]?.[3], [
      'Why',
      ['Why', 'why-1'],
    ])
  })
})
