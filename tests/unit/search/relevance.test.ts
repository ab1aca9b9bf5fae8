import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plannedRoutes, writtenPages } from './real-pages'
import { engineOf } from './support'
import { relevanceSet } from './relevance-set'

const written = new Set(writtenPages.map(page => page.route))
/** A page not yet written has its title only. */
const planned = plannedRoutes.map(({ route, title }) => ({
  route,
  title,
  keywords: '',
  intro: [],
  sections: [],
}))
const { answer } = engineOf([...planned, ...writtenPages])
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
