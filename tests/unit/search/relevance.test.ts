import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { routes } from '../../../data/routes'
import { searchedPages } from '../../../scripts/search-index'
import { engineOf } from './support'
import { relevanceSet } from './relevance-set'

const root = path.resolve(import.meta.dirname, '../../..')

/** The engine of the site's worker on the index of the site's sources; a page not yet written has its title only. */
async function engineOfSite() {
  const pages = await searchedPages(root)
  const written = new Set(pages.map(page => page.route))
  const planned = routes
    .filter(({ route }) => !written.has(route))
    .map(({ route, title }) => ({ route, title, keywords: '', intro: [], sections: [] }))
  return { answer: engineOf([...planned, ...pages]).answer, written }
}

const { answer, written } = await engineOfSite()
const found = relevanceSet.map(([query, wanted]) => {
  const urls = answer(query).pages.map(page => page.url)
  return { query, wanted, urls, place: urls.indexOf(wanted) }
})
const describeMiss = ({ query, wanted, urls }: (typeof found)[number]) =>
  `'${query}' should lead to ${wanted} and leads to ${urls.join(', ') || 'nothing'}`

describe('The search, on what learners type', () => {
  it('is asked at least 60 queries for pages that are written, each once', () => {
    assert.ok(relevanceSet.filter(([, wanted]) => written.has(wanted)).length >= 60)
    assert.equal(new Set(relevanceSet.map(([query]) => query)).size, relevanceSet.length)
  })

  it('has the right page first for at least 95 of 100 queries', () => {
    const missed = found.filter(each => each.place !== 0)
    assert.ok(missed.length <= relevanceSet.length * 0.05, `\n${missed.map(describeMiss).join('\n')}`)
  })

  it('has the right page among the first three for every query', () => {
    const missed = found.filter(each => each.place < 0 || each.place > 2)
    assert.equal(missed.map(describeMiss).join('\n'), '')
  })
})
