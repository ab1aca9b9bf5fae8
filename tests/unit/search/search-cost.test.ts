import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliCompressSync, constants } from 'node:zlib'
import { searchWords } from '../../../data/search-words'
import type { Part } from '../../../lib/search/index-format'
import { indexParts } from '../../../tooling/search/index-parts'
import { sitePages } from './real-pages'
import { relevanceSet } from './relevance-set'
import { engineOn } from './support'

/** Kilobytes; the worker and the panel come on top, with some 20 KB. */
const budget = { median: 120, whole: 144 }

const parts = indexParts(sitePages, searchWords)
const sizes = new Map<Part, number>()
/** Kilobytes of a part as a host serves it. */
function sizeOf(part: Part): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const size = sizes.get(part) ?? brotliCompressSync(parts.get(part) ?? '', quality).length / 1024
  sizes.set(part, size)
  return size
}

/** What it costs to ask a query and have it completely answered. */
function costOf(query: string): number {
  const site = engineOn(parts)
  site.answer(query)
  return site.taken.reduce((sum, part) => sum + sizeOf(part), 0)
}

describe('What a reader fetches to search', () => {
  const costs = relevanceSet.filter((_, index) => index % 4 === 0).map(([query]) => costOf(query))

  it(`is mostly less than ${budget.median} KB, and never more than ${budget.whole}`, () => {
    const sorted = costs.toSorted((a, b) => a - b)
    assert.ok(
      (sorted[sorted.length >> 1] ?? Infinity) < budget.median,
      `the median is ${sorted[sorted.length >> 1]}`,
    )
    assert.ok((sorted.at(-1) ?? Infinity) < budget.whole, `the most is ${sorted.at(-1)}`)
  })
})
