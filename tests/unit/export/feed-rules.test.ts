import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { feedProblems } from '../../../tooling/check/export/feed-rules'
import { pageFacts } from '../../../tooling/check/export/page-facts'
import { feedsOf } from '../../../tooling/feeds/news'
import { someSettings as site } from '../site/some-settings'

const out = mkdtempSync(path.join(tmpdir(), 'feed-rules-'))

const title = 'Elms & Oaks'
const days = { datePublished: '2026-11-02', dateModified: '2026-11-20' }
const pages = ['/trees/elms', '/trees/oaks'].map(route =>
  pageFacts(
    { route, file: 'x.html' },
    `<head><link rel="canonical" href="https://grove.example${route}"><meta property="og:title" content="Elms &amp; Oaks">
    <meta property="article:published_time" content="${days.datePublished}"><meta property="article:modified_time" content="${days.dateModified}"></head>`,
  ),
)
const feeds = feedsOf(
  pages.map(({ route }) => ({
    route,
    kind: 'article',
    title,
    description: 'a < b',
    author: 'A guest',
    ...days,
  })),
  site,
)

/** The problems of one feed of an export after a text in it was replaced. */
function problemsOf(address: string, from: string | RegExp = '', to = ''): string[] {
  for (const [each, text] of feeds)
    writeFileSync(path.join(out, each), each === address ? text.replace(from, to) : text)
  return feedProblems(out, pages).get(address) ?? ['no such feed']
}

describe('a feed', () => {
  after(() => rmSync(out, { recursive: true }))

  for (const address of ['/rss.xml', '/atom.xml', '/feed.json'])
    it(`has no problem as it is made: ${address}`, () => assert.deepEqual(problemsOf(address), []))

  for (const [what, address, from, to, expected] of [
    ['a tag that is not closed', '/rss.xml', '</channel>', '', /in the wrong order/],
    ['a sign that XML reads otherwise', '/atom.xml', 'Elms &amp;', 'Elms &', /unescaped < or &/],
    ['no version', '/rss.xml', 'version="2.0"', 'version="3"', /lacks version/],
    ['no title', '/rss.xml', /<title>.*?<\/title>/, '', /lacks title/],
    ['no author', '/atom.xml', /<author>[\s\S]*?<\/author>/, '', /lacks name/],
    ['an old version', '/feed.json', 'version/1.1', 'version/1', /lacks version/],
    ['no text', '/feed.json', /"content_text": ".*?"/, '"content_text": ""', /lacks texts/],
    ['another address of its own', '/feed.json', '"feed_url": "https', '"feed_url": "http', /calls itself/],
    [
      'an article that is no page',
      '/rss.xml',
      /<link>\S*elms<\/link>/,
      '<link>https://grove.example/firs</link>',
      /isn't the canonical/,
    ],
    [
      'another title',
      '/feed.json',
      '"title": "Elms & Oaks"',
      '"title": "Elms"',
      /another title than the page/,
    ],
    ['another day', '/atom.xml', '2026-11-02', '2026-11-03', /other dates/],
    ['another id', '/feed.json', /"id": ".*?"/, '"id": "1"', /another id/],
  ] as const) {
    it(`has a problem with ${what}`, () => assert.match(problemsOf(address, from, to).join(), expected))
  }

  it('has to be there', () => {
    rmSync(path.join(out, 'rss.xml'))
    assert.match(feedProblems(out, pages).get('/rss.xml')?.join() ?? '', /is missing/)
  })
})
