import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { checkExport } from '../../../tooling/check/export/check-export'
import { redirectPage } from '../../../tooling/check/export/redirect-pages'

let out: string

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
  writeFileSync(path.join(out, file), text)
}

type Parts = { head?: string; body?: string; main?: string; canonical?: string; data?: object[] }

const dataBlock = (parts: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': parts })}</script>`

function page({
  head = '',
  body = '',
  main = '',
  canonical = 'https://site.example/',
  data = [],
}: Parts): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title>
    <meta name="description" content="What it says.">
    <link rel="canonical" href="${canonical}">${head}${dataBlock(data)}</head>
    <body><main><h1 id="top-heading">A page</h1>${main}</main>${body}</body></html>`
}

/** The problems of an export whose home page has these parts, next to a valid page and an image. */
async function problemsWith(parts: Parts): Promise<string[]> {
  write('index.html', page(parts))
  return [...(await check()).problems.keys()]
}

/** What has a test of its own. */
const elsewhere = {
  outsideLinks: () => [],
  html: (_: string, pages: readonly object[]) => Promise.resolve(pages.map(() => [])),
  markdown: () => [],
  head: () => [],
}
const check = () => checkExport(out, elsewhere)

const entryOf = (address: string, day = '') =>
  `<url><loc>${address}</loc>${day && `<lastmod>${day}</lastmod>`}</url>`

function writeSitemap(...entries: string[]): void {
  write('sitemap.xml', `<urlset>${entries.join('')}</urlset>`)
}

describe('the check of an export', () => {
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'check-export-'))
    const canonical = 'https://site.example/scrum/psm-1'
    write('scrum/psm-1.html', page({ canonical, main: '<h2 id="goal">Goal</h2>' }))
    write('images/a b.svg', '<svg/>')
    writeSitemap(entryOf('https://site.example/'), entryOf('https://site.example/scrum/psm-1'))
  })

  afterEach(() => rmSync(out, { recursive: true }))

  describe('an export without a problem', () => {
    for (const [what, main] of [
      ['a clean link with an anchor', '<a href="/scrum/psm-1?from=home#goal">Goal</a>'],
      ['an anchor of its own', '<a href="#top-heading">Up</a>'],
      [
        'an image with a space in its name',
        '<img width="8" height="8" src="/images/a%20b.svg" srcset="/images/a%20b.svg 2x">',
      ],
      ['a whole address on its own host', '<a href="https://site.example/scrum/psm-1">Here</a>'],
      ['links to elsewhere', '<a href="https://a.example/x">A</a><a href="mailto:a@site.example">Mail</a>'],
      ['a safe new window', '<a href="https://a.example" target="_blank" rel="nofollow noopener">A</a>'],
      ['a form that a program answers', '<form action="/forms/sign-up" method="post"></form>'],
      ['a drawing with a title', '<svg><title>A label</title></svg>'],
    ] as const) {
      it(`may have ${what}`, async () => assert.deepEqual(await problemsWith({ main }), []))
    }

    it("may have a page that names another site's as the original; the sitemap then does without it", async () => {
      const head = '<meta property="og:image" content="https://site.example/images/a%20b.svg">'
      const copy = page({ head, canonical: 'https://other.example/where/it/began' })
      write('copy.html', copy)
      assert.deepEqual(await problemsWith({ head }), [])
    })

    it('may have an error page that has no address of its own', async () => {
      write(
        '404.html',
        page({})
          .replace(/<link[^>]*>/, '')
          .replace(/<script.*<\/script>/, ''),
      )
      assert.deepEqual(await problemsWith({}), [])
    })
  })

  describe('the check of the export finds', () => {
    for (const [what, main, expected] of [
      ['a link to no page', '<a href="/scrum/psm-2">x</a>', /"\/scrum\/psm-2": there is no such page/],
      ['an anchor to nothing', '<a href="/scrum/psm-1#value">x</a>', /no element there has the id "value"/],
      [
        'an anchor to nothing on the page itself',
        '<a href="#goal">x</a>',
        /no element there has the id "goal"/,
      ],
      ['a link that leads nowhere', '<a href="#">x</a>', /it leads nowhere/],
      ['a link with .html', '<a href="/scrum/psm-1.html">x</a>', /write \/scrum\/psm-1,/],
      ['a link with a slash at its end', '<a href="/scrum/psm-1/">x</a>', /write \/scrum\/psm-1,/],
      [
        'a missing image',
        '<img width="8" height="8" src="/images/b.svg">',
        /<img> with the address "\/images\/b.svg"/,
      ],
      [
        'a missing image of a srcset',
        '<img width="8" height="8" srcset="/images/a%20b.svg 1x, /b.svg 2x">',
        /"\/b.svg"/,
      ],
      [
        'a missing script',
        '<script src="/_next/a.js"></script>',
        /<script> with the address "\/_next\/a.js"/,
      ],
      ['an http link', '<a href="http://a.example">x</a>', /http:\/\/a.example: write https/],
      ['a link that runs a script', '<a href="javascript:x()">x</a>', /use a button/],
      ['an unsafe new window', '<a href="https://a.example" target="_blank">x</a>', /without rel="noopener"/],
      ['a second heading of level 1', '<h1>Another</h1>', /has 2 <h1>/],
      [
        'another drawing in the dark',
        '<picture><source srcset="/images/a%20b.svg"><img width="8" height="8" src="/images/a%20b.svg"></picture>',
        /another drawing than \/images\/a%20b.svg in the dark/,
      ],
      ['a picture without its size', '<img src="/images/a%20b.svg" width="1">', /without width and height/],
    ] as const) {
      it(what, async () => {
        const problems = await problemsWith({ main })
        assert.equal(problems.length, 1, problems.join('\n'))
        assert.match(problems[0] ?? '', expected)
      })
    }

    it('a missing social image, named by its whole address', async () => {
      const head = '<meta property="og:image" content="https://site.example/images/card.png">'
      assert.match(
        (await problemsWith({ head })).join(),
        /<meta> with the address "https:\/\/site.example\/images\/card.png"/,
      )
    })

    it('a second title and a second main', async () => {
      const problems = await problemsWith({ head: '<title>B</title>', body: '<div role="main"></div>' })
      assert.deepEqual(
        problems.map(problem => problem.slice(0, 13)),
        ['has 2 <title>', 'has 2 <main>:'],
      )
    })

    it('a canonical address that is not whole, or not its own', async () => {
      assert.match((await problemsWith({ canonical: '/' })).join(), /must be absolute/)
      assert.match((await problemsWith({ canonical: 'https://site.example/b' })).join(), /must be its own/)
    })

    it('a page without a language', async () => {
      write('index.html', page({}).replace(' lang="en"', ''))
      const texts = [...(await check()).problems.keys()].join()
      assert.match(texts, /does not say which language/)
    })

    it('a link to a page that has moved', async () => {
      write('old.html', redirectPage('/scrum/psm-1', 'https://site.example'))
      assert.match((await problemsWith({ main: '<a href="/old">x</a>' })).join(), /that page has moved/)
    })

    it('a sitemap that lacks a page, has another, or gives another day', async () => {
      const day = '<meta property="article:modified_time" content="2026-11-21">'
      writeSitemap(entryOf('https://site.example/', '2026-11-22'), entryOf('https://site.example/gone'))
      assert.deepEqual(await problemsWith({ head: day }), [
        'lacks https://site.example/scrum/psm-1, which is a page.',
        "has https://site.example/gone, which isn't the canonical address of a page.",
        'gives https://site.example/ another date of change than the page itself.',
      ])
      rmSync(path.join(out, 'sitemap.xml'))
      assert.deepEqual(await problemsWith({}), [
        'is missing: the build writes it (tooling/build/write-feeds.ts).',
      ])
    })

    for (const [what, part, expected] of [
      [
        'an author without a name',
        {
          '@type': 'WebPage',
          name: 'A',
          url: 'https://site.example/',
          author: { '@type': 'Person', name: '' },
        },
        /an author without a name/,
      ],
      [
        'an article without what one needs',
        { '@type': 'Article', headline: 'A' },
        /Article without datePublished/,
      ],
      [
        'data of another page',
        { '@type': 'WebPage', name: 'A', url: 'https://site.example/b' },
        /calls itself/,
      ],
      [
        'a date that is not that of the head',
        { '@type': 'WebPage', name: 'A', url: 'https://site.example/', dateModified: '2026-11-21' },
        /different values for dateModified/,
      ],
      ['a type without a line in the rules', { '@type': 'Recipe', name: 'A' }, /the type Recipe/],
    ] as const) {
      it(`${what} in the structured data`, async () =>
        assert.match((await problemsWith({ data: [part] })).join(), expected))
    }

    it("structured data that aren't JSON", async () => {
      write('index.html', page({}).replace(/(ld\+json">).*(<\/script>)/, '$1{$2'))
      assert.match([...(await check()).problems.keys()].join(), /must be JSON/)
    })

    it('an export without a page', async () => {
      rmSync(out, { recursive: true })
      mkdirSync(out)
      assert.match([...(await check()).problems.keys()].join(), /has no page: run npm run build first/)
    })
  })
})
