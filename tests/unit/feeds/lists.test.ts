import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { llmsOf } from '../../../tooling/feeds/llms'
import { feedsOf, newestArticles } from '../../../tooling/feeds/news'
import type { PublishedPage } from '../../../tooling/feeds/published-page'
import { robotsOf, sitemapOf } from '../../../tooling/feeds/sitemap'
import { someSettings as site } from '../site/some-settings'

const pageAt = (route: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  route,
  kind: 'article',
  title: `About ${route}`,
  description: 'What it says.',
  author: site.author.name,
  datePublished: '2026-11-01',
  dateModified: '2026-11-20',
  ...more,
})

const pages = [
  pageAt('/', { kind: 'home' }),
  pageAt('/about', { kind: 'page' }),
  pageAt('/trees', { kind: 'hub', title: 'Trees' }),
  pageAt('/trees/elms', { title: 'Elms & <Oaks>', datePublished: '2026-11-02' }),
  pageAt('/trees/oaks', { author: 'A guest', dateModified: '' }),
  pageAt('/trees/firs', { kind: 'lesson-course' }),
  pageAt('/legal', { kind: 'legal' }),
]

describe('the sitemap', () => {
  it("has every page's whole address, and the day of its change where the page names one", () => {
    const text = sitemapOf(pages, site)
    assert.match(text, /<url><loc>https:\/\/grove\.example\/<\/loc><lastmod>2026-11-20<\/lastmod><\/url>/)
    assert.match(text, /<url><loc>https:\/\/grove\.example\/trees\/oaks<\/loc><\/url>/)
    assert.equal(text.match(/<url>/g)?.length, pages.length)
  })

  it('is named by robots.txt', () => {
    assert.match(robotsOf(site), /^Sitemap: https:\/\/grove\.example\/sitemap\.xml$/m)
  })
})

describe('the newest articles', () => {
  it('are articles and lessons alone, by date, of one day the last in reading order first', () => {
    assert.deepEqual(
      newestArticles(pages).map(({ route }) => route),
      ['/trees/elms', '/trees/firs', '/trees/oaks'],
    )
  })

  it('are no more than a reader may have missed', () => {
    const many = Array.from({ length: 80 }, (_, index) => pageAt(`/trees/${index}`))
    assert.equal(newestArticles(many).length, 30)
  })
})

describe('the feeds', () => {
  const feeds = feedsOf(pages, site)
  const textAt = (address: string) => feeds.get(address) ?? ''

  it('have stable ids, whole addresses and the dates of the pages', () => {
    const json = JSON.parse(textAt('/feed.json')) as { items: Record<string, string>[]; feed_url: string }
    assert.equal(json.feed_url, 'https://grove.example/feed.json')
    const [elms, , oaks] = json.items
    assert.deepEqual(
      [elms?.id, elms?.url, elms?.title],
      ['https://grove.example/trees/elms', 'https://grove.example/trees/elms', 'Elms & <Oaks>'],
    )
    assert.deepEqual(
      [elms?.date_published, elms?.date_modified].map(String).map(date => date.slice(0, 10)),
      ['2026-11-02', '2026-11-20'],
    )
    assert.equal(oaks?.date_modified?.slice(0, 10), '2026-11-01')
  })

  it('say the same in RSS and Atom, with the day of the last change and a guest by name', () => {
    assert.match(textAt('/rss.xml'), /<pubDate>Mon, 02 Nov 2026 00:00:00 GMT<\/pubDate>/)
    assert.match(textAt('/rss.xml'), /<lastBuildDate>Fri, 20 Nov 2026/)
    assert.match(textAt('/atom.xml'), /<updated>2026-11-20T00:00:00\.000Z<\/updated>/)
    assert.match(
      textAt('/atom.xml'),
      /<id>https:\/\/grove\.example\/trees\/oaks<\/id>[\s\S]*<name>A guest<\/name>/,
    )
  })

  it('have titles and descriptions as texts, whatever characters they contain', () => {
    assert.match(textAt('/atom.xml'), /<title>Elms &amp; &lt;Oaks&gt;<\/title>/)
    const odd = feedsOf([pageAt('/trees/elms', { description: 'a < b & c' })], site)
    assert.match(odd.get('/rss.xml') ?? '', /<description><!\[CDATA\[a &lt; b &amp; c\]\]>/)
    assert.match(odd.get('/feed.json') ?? '', /"content_text": "a < b & c"/)
  })

  it('are a JSON Feed of version 1.1, with its language and authors', () => {
    const json = JSON.parse(textAt('/feed.json')) as Record<string, unknown>
    assert.deepEqual(
      [json.version, json.language, json.authors, json.author],
      [
        'https://jsonfeed.org/version/1.1',
        site.defaultLocale,
        [{ name: site.author.name, url: 'https://grove.example/about' }],
        undefined,
      ],
    )
    const guests = (json.items as { authors?: object[] }[]).flatMap(({ authors = [] }) => authors)
    assert.deepEqual(guests, [{ name: 'A guest' }])
  })

  it('are the same again for the same pages, whenever they are made', async () => {
    await new Promise(resolve => setTimeout(resolve, 5))
    assert.deepEqual([...feedsOf(pages, site)], [...feeds])
  })
})

describe('llms.txt', () => {
  it('lists the Markdown of every page by section, what may be skipped last', () => {
    const line = (page: PublishedPage, file: string) =>
      `- [${page.title}](https://grove.example/${file}): What it says.`
    const [home, about, trees, elms, oaks, firs, legal] = pages as [
      PublishedPage,
      PublishedPage,
      PublishedPage,
      PublishedPage,
      PublishedPage,
      PublishedPage,
      PublishedPage,
    ]
    assert.equal(
      llmsOf(pages, site),
      [
        '# Grove\n\n> Notes on trees. For towns.\n\n## The site\n',
        `${line(home, 'index.md')}\n${line(about, 'about.md')}\n`,
        '## Trees\n',
        `${line(trees, 'trees.md')}\n${line(elms, 'trees/elms.md')}`,
        `${line(oaks, 'trees/oaks.md')}\n${line(firs, 'trees/firs.md')}\n`,
        `## Optional\n\n${line(legal, 'legal.md')}\n`,
      ].join('\n'),
    )
  })
})
