import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { exportedPages, isUnlisted, ownRoute } from '../../../tooling/check/export/exported-pages'
import { pageFacts } from '../../../tooling/check/export/page-facts'
import { sitemapProblems } from '../../../tooling/check/export/sitemap-rules'

const addressOf = (route: string) => `https://a.example${route}`

describe('an export in two languages', () => {
  let out: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
  before(() => {
    out = mkdtempSync(path.join(tmpdir(), 'exported-'))
    for (const route of ['/', '/404', '/scrum', '/scrum/404', '/fr', '/fr/404', '/fr/scrum'])
      write(
        route === '/' ? 'index.html' : `${route}.html`,
        `<link rel="canonical" href="${addressOf(route)}">`,
      )
    rmSync(path.join(out, 'scrum/404.html'))
  })
  after(() => rmSync(out, { recursive: true }))

  it('has pages with the prefix of their language, and the same error pages in each', () => {
    assert.deepEqual(
      exportedPages(out).map(page => [page.route, page.prefix, ownRoute(page), isUnlisted(page)]),
      [
        ['/', undefined, '/', false],
        ['/404', undefined, '/404', true],
        ['/fr', '/fr', '/', false],
        ['/fr/404', '/fr', '/404', true],
        ['/fr/scrum', '/fr', '/scrum', false],
        ['/scrum', undefined, '/scrum', false],
      ],
    )
  })

  it('has a sitemap for each language, with the pages of that language alone', () => {
    const entry = (route: string) =>
      `<url><loc>${addressOf(route)}</loc><xhtml:link rel="alternate" hreflang="fr" href="${addressOf('/fr')}"/></url>`
    write('sitemap.xml', entry('/') + entry('/scrum'))
    write('fr/sitemap.xml', entry('/fr'))
    const pages = exportedPages(out).map(page =>
      pageFacts(page, `<link rel="canonical" href="${addressOf(page.route)}">`),
    )
    assert.deepEqual(sitemapProblems(out, pages), [])
    assert.deepEqual(sitemapProblems(out, pages, '/fr'), [
      'lacks https://a.example/fr/scrum, which is a page.',
    ])
  })
})
