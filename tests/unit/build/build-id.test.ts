import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newBuildId } from '../../../tooling/build/build-id'

describe('the name of a build', () => {
  it('is another one each time, and one that Next.js takes', () => {
    const names = Array.from({ length: 500 }, newBuildId)
    assert.equal(new Set(names).size, names.length)
    for (const name of names) assert.match(name, /^(?!.*ad)[0-9a-f]{16}$/)
  })
})
