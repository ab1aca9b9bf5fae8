import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliCompressSync, constants } from 'node:zlib'
import { searchWords } from '../../../data/search-words'
import { makeParts } from '../../../tooling/search/make-parts'
import type { Part } from '../../../lib/search/index-shape'
import { plannedRoutes, writtenPages } from './real-pages'
import { relevanceSet } from './relevance-set'
import { engineOn } from './support'

/** Kilobytes; the worker and the panel come on top, with some 20 KB. */
const budget = { whole: 110, letterByLetter: 130 }

/** The site as it will be: a page that is only planned borrows what a written one says. */
const borrowed = plannedRoutes.flatMap(({ route, title }, index) => {
  const like = writtenPages[index % writtenPages.length]
  return like ? [{ ...like, route, title }] : []
})
const parts = makeParts([...writtenPages, ...borrowed], searchWords)

const sizes = new Map<Part, number>()
/** Kilobytes of a part as a host serves it. */
function sizeOf(part: Part): number {
  const size =
    sizes.get(part) ??
    brotliCompressSync(JSON.stringify(parts.get(part)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      .length / 1024
  sizes.set(part, size)
  return size
}

/** What it costs to ask these queries one after the other, each until it is completely answered. */
function costOf(queries: readonly string[]): number {
  const site = engineOn(parts)
  for (const query of queries) site.answer(query)
  return site.taken.reduce((sum, part) => sum + sizeOf(part), 0)
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
/** Some queries of each kind. */
const every = (distance: number) =>
  relevanceSet.map(([query]) => query).filter((_, index) => index % distance === 0)

describe('What a reader of the whole site fetches to search', () => {
  it(`is less than ${budget.whole} KB for any query`, () => {
    const dear = every(4)
      .map(query => ({ query, cost: costOf([query]) }))
      .filter(({ cost }) => cost > budget.whole)
    assert.deepEqual(dear, [])
  })

  it(`is mostly less than ${budget.letterByLetter} KB where each letter is answered before the next one is typed`, () => {
    const costs = every(12).map(query => costOf(Array.from(query, (_, index) => query.slice(0, index + 1))))
    assert.ok(median(costs) < budget.letterByLetter, `it is ${median(costs).toFixed(0)} KB`)
  })
})
