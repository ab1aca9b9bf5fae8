import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { isPageFile, routeOfFile } from '../../../tooling/check/content/routes-of-files'
import { pageOf } from './support'

describe('the route of a file', () => {
  it('is its path without folder, ending and index', () => {
    assert.equal(routeOfFile('pages/a/page.mdx'), '/a/page')
    assert.equal(routeOfFile('pages/a/index.mdx'), '/a')
    assert.equal(routeOfFile('pages/index.mdx'), '/')
  })

  it('belongs to pages only, not to _app, _meta.json, the search, or an error page', () => {
    assert.ok(isPageFile('pages/a/index.mdx'))
    for (const file of [
      'pages/_app.mdx',
      'pages/404.mdx',
      'pages/500.tsx',
      'pages/search.mdx',
      'pages/a/_meta.json',
    ]) {
      assert.ok(!isPageFile(file), file)
    }
  })
})

describe('headings', () => {
  it('get the ids that nextra gives them, and none at level 1', () => {
    const { headings } = parsePage(
      'pages/a.mdx',
      '# What is Done?\n\n## Done, and `not` done\n\n## Why\n\n### Why\n',
    )
    assert.deepEqual(
      headings.map(({ depth, text, id }) => [depth, text, id]),
      [
        [1, 'What is Done?', undefined],
        [2, 'Done, and not done', 'done-and-not-done'],
        [2, 'Why', 'why'],
        [3, 'Why', 'why-1'],
      ],
    )
  })

  it('may name an id of their own', () => {
    const [heading] = parsePage('pages/a.mdx', '## Three pillars [#pillars]\n').headings
    assert.equal(heading?.id, 'pillars')
    assert.equal(heading.text, 'Three pillars')
  })
})

describe('words', () => {
  it('are those of the text: no front matter, imports, attributes or code', () => {
    const body = [
      "import { Figure, CommonPractice } from '@components/authoring'",
      '# One two',
      'Three [four](/x) **five** – `six`.',
      '<Figure src="/images/a.svg" alt="Not counted at all" />',
      '<CommonPractice>\n\nSeven eight.\n\n</CommonPractice>',
      '```js\nconst not = "counted"\n```',
      '| nine | ten |\n| --- | --- |\n| 11 | 12 |',
    ]
    assert.equal(parsePage('pages/a.mdx', pageOf('title: Not counted', body.join('\n\n'))).words, 12)
  })
})

describe('sentences', () => {
  it('know their line and section', () => {
    const { sentences } = parsePage(
      'pages/a.mdx',
      '# A\n\nFirst. Second\ngoes on.\nThird.\n\n## Sources\n\n- A book.\n',
    )
    assert.deepEqual(
      sentences.map(({ text, line, section }) => [text, line, section]),
      [
        ['A', 1, ''],
        ['First.', 3, ''],
        ['Second goes on.', 3, ''],
        ['Third.', 5, ''],
        ['Sources', 7, 'sources'],
        ['A book.', 9, 'sources'],
      ],
    )
  })
})

describe('front matter', () => {
  it('keeps dates as they were typed', () => {
    const page = parsePage(
      'pages/a.mdx',
      pageOf(
        'datePublished: 2026-11-21\ndateModified: "2026-02-31"\nuploadDate: 2026-11-21T09:30:00-04:00 # local',
      ),
    )
    assert.deepEqual(page.frontMatter.values, {
      datePublished: '2026-11-21',
      dateModified: '2026-02-31',
      uploadDate: '2026-11-21T09:30:00-04:00',
    })
    assert.deepEqual(page.frontMatter.lines, { datePublished: 2, dateModified: 3, uploadDate: 4 })
  })
})

describe('links and images', () => {
  it('are taken from Markdown, from components and from front matter', () => {
    const body =
      '[one](/one)\n\n<PageCard href="/two">\n  Text.\n</PageCard>\n\n<Figure src="/images/a.svg" alt="A board" />\n'
    const { links, images } = parsePage('pages/a.mdx', pageOf('images: [/images/b.svg]', body))
    assert.deepEqual(
      links.map(({ url, line, from }) => [url, line, from]),
      [
        ['/one', 5, 'Markdown'],
        ['/two', 7, 'PageCard'],
      ],
    )
    assert.deepEqual(
      images.map(({ src, alt, from }) => [src, alt, from]),
      [
        ['/images/a.svg', 'A board', 'Figure'],
        ['/images/b.svg', undefined, 'front matter'],
      ],
    )
  })
})
