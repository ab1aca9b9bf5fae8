import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { searchWords } from '../../../data/search-words'
import { parseTexts, slugOf, writtenTexts, type Part } from '../../../lib/search/index-format'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { indexInOne, indexParts } from '../../../tooling/search/index-parts'
import { indexedPages } from '../../../tooling/search/indexed-pages'
import { sectionsOf } from '../../../tooling/search/page-sections'

const lesson = `---
title: Sprint Planning
description: What it is for.
keywords: planning, forecast
asked: [who plans the sprint]
---

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
`

function pagesOf(texts: Readonly<Record<string, string>>) {
  const pages = Object.entries(texts).map(([file, text]) => {
    const page = parsePage(file, text)
    return { file, route: page.route, values: page.frontMatter.values, sections: sectionsOf(page) }
  })
  return indexedPages(pages, topic => (topic === 'planning' ? ['Who may cancel?'] : []))
}
const pages = pagesOf({
  'pages/a.mdx': lesson,
  'pages/b.mdx': '---\ntitle: Hidden\nsearchable: false\n---\n\nText.\n',
})
const partOf = (some: typeof pages, part: Part) =>
  JSON.parse(indexParts(some, searchWords).get(part) ?? '') as unknown

describe('The index in one document', () => {
  it('maps a route to its title and its sections, description first, keywords last; a page that says so is left out', () => {
    assert.deepEqual(JSON.parse(indexInOne(pages)), {
      '/a': {
        title: 'Sprint Planning',
        data: {
          '': 'What it is for.\nA first paragraph of two lines.\nKeywords: planning, forecast',
          'who-comes#Who comes?': 'The Developers\nThe Product Owner\nMonth · Hours\nOne · 8\nA caption',
          'check-yourself#Check yourself': 'Who may cancel?',
        },
      },
    })
  })
})

describe('The titles of the index', () => {
  it('hold title, keywords, kind, all headings except those of lists of links, and what readers ask', () => {
    assert.deepEqual(partOf(pages, 'titles'), [
      [
        '/a',
        'Sprint Planning',
        'planning, forecast',
        'page',
        ['Who comes?', 'Check yourself'],
        ['plans sprint'],
      ],
    ])
  })

  it('keep an id only where it does not follow from the heading', () => {
    assert.equal(slugOf("Little's law: 2 × 2"), 'littles-law-2--2')
    const twice = pagesOf({ 'pages/c.mdx': '---\ntitle: C\n---\n\n## Why\n\n## Why\n' })
    assert.deepEqual(partOf(twice, 'titles'), [['/c', 'C', '', 'page', ['Why', ['Why', 'why-1']], []]])
  })

  it('hold the other names of a term', () => {
    const text =
      '---\ntitle: Glossary\n---\n\n### carry-over\n\n<Term inScrumGuide="no" also="spillover, rest" />\n'
    assert.deepEqual(partOf(pagesOf({ 'pages/scrum/glossary.mdx': text }), 'titles'), [
      ['/scrum/glossary', 'Glossary', '', 'glossary', [['carry-over', 'carry-over', 'spillover, rest']], []],
    ])
  })

  it('say that a page with many headings is a list', () => {
    const headings = Array.from({ length: 45 }, (_, at) => `\n\n## Entry ${at}\n\nText.`).join('')
    assert.equal(pagesOf({ 'pages/entries.mdx': `---\ntitle: T\n---${headings}` })[0]?.kind, 'list')
  })

  it('say the kind of a page, by its place or as it says itself', () => {
    const text = '---\ntitle: T\n---\n\nText.\n'
    const kinds = pagesOf({
      'pages/scrum/index.mdx': text,
      'pages/email-series/index.mdx': text,
      'pages/email-series/01-a.mdx': text,
      'pages/scrum/a.mdx': text,
      'pages/kanban/b.mdx': text.replace('title: T', 'title: T\nkind: hub'),
    }).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['hub', 'hub', 'letter', 'page', 'hub'])
  })
})

describe('The other parts of the index', () => {
  it('are the texts of each page, a text a section', () => {
    assert.deepEqual(partOf(pages, 'text/0'), [
      'What it is for.\nA first paragraph of two lines.',
      'The Developers\nThe Product Owner\nMonth · Hours\nOne · 8\nA caption',
      'Who may cancel?',
    ])
  })

  it('name the pages of each word by its root, except for small words', () => {
    const more = pagesOf({ 'pages/a.mdx': lesson, 'pages/c.mdx': '---\ntitle: C\n---\n\nAn owner.\n' })
    const words = new Map(parseTexts(JSON.stringify(partOf(more, 'texts'))))
    assert.deepEqual(words.get('owner'), [0, 1])
    assert.deepEqual(words.get('develop'), [0])
    assert.equal(words.has('the'), false)
  })

  it('lose no word and no page in the file', () => {
    const pages = fc.uniqueArray(fc.nat({ max: 300 }), { minLength: 1 }).map(all => all.sort((a, b) => a - b))
    const entry = fc.tuple(fc.stringMatching(/^[\p{L}\d]{1,9}$/u), pages)
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ([word]) => word }), texts => {
        assert.deepEqual(new Map(parseTexts(writtenTexts(texts))), new Map(texts))
      }),
    )
  })
})
