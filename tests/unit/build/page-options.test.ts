import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trimPageOptions } from '../../../tooling/build/page-options'
import type { PageMapNode } from '../../../lib/nav/page-map'

const route = '/agile/overview'
const pageMap: PageMapNode[] = [
  { kind: 'MdxPage', name: 'index', route: '/', frontMatter: { title: 'Home', keywords: 'secret' } },
  {
    kind: 'Folder',
    name: 'agile',
    route: '/agile',
    children: [
      { kind: 'MdxPage', name: 'index', route: '/agile', frontMatter: { title: 'Agile' } },
      { kind: 'MdxPage', name: 'overview', route, frontMatter: { title: 'Agile Overview' } },
    ],
  },
]

const kinds = [
  ['/', 'home'],
  ['/agile', 'hub'],
  ['/agile/overview', 'article'],
  ['/email-series/07-any-slug', 'lesson'],
  ['/scrum/psm-1/scrum-theory-principles/summary', 'lesson-course'],
  ['/about', 'page'],
  ['/legal', 'legal'],
] as const

/** The options of the page at a route whose front matter holds these values. */
const trimmed = (frontMatter: Record<string, unknown>, at = route) =>
  trimPageOptions(
    {
      route: at,
      title: 'Agile Overview',
      filePath: 'pages/a.mdx',
      frontMatter,
      pageMap,
      timestamp: 86_400_000,
    },
    {},
    kinds.map(([route, kind]) => ({ route, title: route, kind })),
    {},
  )

describe('trimPageOptions', () => {
  it('gives dates as text: a day as it was written, a moment in UTC', () => {
    const { frontMatter } = trimmed({
      datePublished: new Date('2026-11-01'),
      dateModified: '2026-11-21',
      uploadDate: new Date('2026-11-21T09:30:00+08:00'),
    })
    assert.equal(frontMatter?.datePublished, '2026-11-01')
    assert.equal(frontMatter.dateModified, '2026-11-21')
    assert.equal(frontMatter.uploadDate, '2026-11-21T01:30:00.000Z')
  })

  it("takes 'last updated' from the page's own date, never from git", () => {
    assert.equal(trimmed({ dateModified: '2026-11-21' }).timestamp, Date.UTC(2026, 10, 21))
    assert.equal(trimmed({ dateModified: new Date('2026-11-20') }).timestamp, Date.UTC(2026, 10, 20))
    assert.ok(!('timestamp' in trimmed({})))
    assert.ok(!('timestamp' in trimmed({ dateModified: 'soon' })))
  })

  it('adds the trail of the breadcrumb', () => {
    assert.deepEqual(trimmed({}).frontMatter?.trail, [
      { title: 'Agile', route: '/agile' },
      { title: 'Agile Overview', route },
    ])
  })

  it('marks articles and lessons, and no other page', () => {
    assert.equal(trimmed({}).frontMatter?.isArticle, true)
    assert.equal(trimmed({}, '/email-series/07-any-slug').frontMatter?.isArticle, true)
    assert.equal(trimmed({}, '/scrum/psm-1/scrum-theory-principles/summary').frontMatter?.isArticle, true)
    for (const other of ['/', '/agile', '/about', '/legal', '/404']) {
      assert.ok(!('isArticle' in (trimmed({}, other).frontMatter ?? {})), other)
    }
  })

  it('keeps what only the lists of the build read', () => {
    const { frontMatter } = trimmed({
      title: 'A',
      kind: 'article',
      card: 'What it answers.',
      map: {},
      footer: true,
    })
    assert.deepEqual(Object.keys(frontMatter ?? {}), ['title', 'isArticle', 'trail'])
  })

  it('hands on a page map without the front matter of other pages, and all else as it was', () => {
    const { pageMap: map, title, filePath } = trimmed({})
    assert.doesNotMatch(JSON.stringify(map), /secret/)
    assert.deepEqual([title, filePath], ['Agile Overview', 'pages/a.mdx'])
  })
})
