import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { headProblems } from '../../../tooling/check/export/head-rules'
import { pageFacts } from '../../../tooling/check/export/page-facts'

const said = {
  viewport: 'width=device-width',
  description: 'Of elms.',
  keywords: 'elms',
  author: 'A',
  'theme-color': '#fff',
  'og:site_name': 'Grove',
  'og:locale': 'en_US',
  'og:type': 'article',
  'og:title': 'Elms',
  'og:description': 'Of elms.',
  'og:url': 'https://grove.example/elms',
  'og:image': 'https://grove.example/a.png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Elms',
  'article:published_time': '2026-11-01',
  'article:modified_time': '2026-11-02',
  'twitter:card': 'summary_large_image',
}
const linked = '/favicon.ico /favicon.svg /apple-touch-icon.png /rss.xml /atom.xml /feed.json /elms.md'

function problemsOf(metas: Record<string, string>, links = linked, route = '/elms'): string[] {
  const lines = Object.entries(metas).map(([name, text]) => `<meta property="${name}" content="${text}">`)
  const head = [...lines, ...links.split(' ').map(href => `<link rel="x" href="${href}">`)].join('')
  return headProblems(pageFacts({ route, file: 'x.html' }, `<!DOCTYPE html><head>${head}</head>`))
}

describe("a page's head", () => {
  it('passes if it is complete', () => assert.deepEqual(problemsOf(said), []))

  for (const name of Object.keys(said))
    it(`has a problem without ${name}`, () => {
      const rest = Object.fromEntries(Object.entries(said).filter(([key]) => key !== name))
      assert.match(problemsOf(rest).join(), new RegExp(name === 'og:type' ? 'og:type once' : name))
    })

  for (const address of linked.split(' '))
    it(`has a problem without a link to ${address}`, () => {
      assert.deepEqual(problemsOf(said, linked.replace(address, '/other')), [
        `has no <link> to ${address} in its head.`,
      ])
    })

  it('reports something from the theme, and a card of another size', () => {
    assert.match(problemsOf({ ...said, 'msapplication-TileColor': '#fff' }).join(), /t list/)
    assert.match(problemsOf({ ...said, 'og:image:width': '600' }).join(), /another size/)
  })

  it('asks of an error page and of the search that they be left out of search, and for no address', () => {
    const { 'og:url': _, ...rest } = said
    assert.match(problemsOf(rest, linked, '/404').join(), /does not say its robots/)
    for (const route of ['/404', '/search'])
      assert.deepEqual(problemsOf({ ...rest, robots: 'noindex' }, linked, route), [])
  })
})
