import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { behindInWords, packagesBehind } from '../../../tooling/tasks/upgrades'

const output = JSON.stringify({
  oak: { current: '1.2.0', wanted: '1.2.0', latest: '2.0.0' },
  elm: { current: '3.0.0', wanted: '3.0.0', latest: '3.1.0' },
  missing: { wanted: '1.0.0', latest: '1.0.0' },
})

describe('the packages that are behind', () => {
  it('are those with a newer version, by name', () => {
    assert.deepEqual(packagesBehind(output), [
      { name: 'elm', current: '3.0.0', latest: '3.1.0' },
      { name: 'oak', current: '1.2.0', latest: '2.0.0' },
    ])
  })

  it('stay empty without an answer', () => {
    assert.deepEqual(packagesBehind('npm error network'), [])
    assert.match(behindInWords([], []), /^No package is behind/)
  })

  it('are listed with what to look out for, and the next command', () => {
    const words = behindInWords(packagesBehind(output), ['elm'])
    assert.match(words, /elm 3\.0\.0 → 3\.1\.0 \(patched: see docs\/decisions\/patches\.md\)/)
    assert.match(words, /oak 1\.2\.0 → 2\.0\.0 \(another major version\)/)
    assert.match(words, /npm run upgrade -- elm$/)
  })
})
