import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LeanCache } from '../../../tooling/build/lean-cache.mjs'

describe("the compiler's cache", () => {
  it('keeps what is slow to make, and neither generated code nor files', () => {
    const kept: string[] = []
    let told = 0
    const cache = {
      store: (id: string, _etag: unknown, _data: unknown, done: () => void) => {
        kept.push(id)
        done()
      },
    }
    new LeanCache().apply({ cache })
    const ids = ['modules|a.mdx', 'codeGeneration|a.mdx|1', 'assets|pages/a.js'].map(
      id => `Compilation/${id}`,
    )
    const all = [...ids, 'server/Compilation/assets|b.js', 'ResolverCachePlugin|normal|a']
    for (const id of all)
      cache.store(id, null, {}, () => {
        told += 1
      })
    assert.deepEqual(kept, ['Compilation/modules|a.mdx', 'ResolverCachePlugin|normal|a'])
    assert.equal(told, all.length)
  })
})
