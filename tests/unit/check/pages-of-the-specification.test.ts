import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { redirects } from '../../../data/redirects'
import { sitePages } from '../../../tooling/build/site-pages'

const root = path.resolve(import.meta.dirname, '../../..')

/** The addresses that were promised; the e-mail lessons choose their own below a number. */
const promised = readFileSync(path.join(root, 'tests/pages-of-the-specification.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t'))
  .filter(([route = '']) => !route.includes('*'))

const pages = sitePages(root)
const known = new Map(pages.map(page => [page.route, page]))
/** The page that a promised address leads to, if need be by a redirect. */
const pageAt = (route: string) => known.get(redirects.find(({ from }) => from === route)?.to ?? route)

describe('the pages of the specification', () => {
  it('are many', () => assert.ok(promised.length > 170))

  it('are written, each at its address, under its title and of its kind', () => {
    const found = promised.map(([route = '']) => [route, pageAt(route)?.title, pageAt(route)?.kind])
    assert.deepEqual(found, promised)
  })
})

describe('the list of pages of this site', () => {
  it('names each route and each title once', () => {
    assert.equal(new Set(pages.map(({ route }) => route)).size, pages.length)
    assert.equal(new Set(pages.map(({ title }) => title)).size, pages.length)
  })
})
