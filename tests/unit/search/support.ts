import assert from 'node:assert/strict'
import { searchWords } from '../../../data/search-words'
import type { Answer } from '../../../lib/search/answer'
import { createEngine, type Engine } from '../../../lib/search/engine'
import type { Part } from '../../../lib/search/index-format'
import { indexParts } from '../../../tooling/search/index-parts'
import type { IndexedPage } from '../../../tooling/search/indexed-pages'

interface SearchedSite {
  engine: Engine
  /** The answer to a query once all that it needs has come. */
  answer: (query: string) => Answer
  /** The parts that came, in order. */
  taken: Part[]
  /** A file of the index. */
  jsonOf: (part: Part) => string
}

/** An engine on the index of some pages, and what it takes to have it answer. */
export function engineOf(pages: readonly IndexedPage[]): SearchedSite {
  return engineOn(indexParts(pages, searchWords))
}

/** The same, of an index that is made. */
export function engineOn(parts: ReadonlyMap<Part, string>): SearchedSite {
  const engine = createEngine(searchWords)
  const jsonOf = (part: Part) => parts.get(part) ?? ''
  const taken: Part[] = []
  const take = (part: Part) => {
    taken.push(part)
    engine.take(part, jsonOf(part))
  }
  take('titles')
  const answer = (query: string): Answer => {
    const found = engine.find(query)
    assert.ok(found)
    if (found.missing.length === 0) return found.answer
    for (const part of found.missing) {
      assert.equal(taken.includes(part), false, `${part} came, and is missed again`)
      take(part)
    }
    return answer(query)
  }
  return { engine, answer, taken, jsonOf }
}
