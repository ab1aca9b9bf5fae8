import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { newerVersions } from '../../../tooling/tasks/patched-packages'

const patched = [
  { name: 'one', version: '1.2.9' },
  { name: 'two', version: '2.0.0' },
]

describe('newerVersions', () => {
  it('names the newest version of a package that is behind', async () => {
    const ask = (range: string) =>
      Promise.resolve(range === 'one@^1.2.9' ? '["1.2.9","1.2.10","1.10.0"]' : '"2.0.0"')
    assert.equal(await newerVersions(patched, ask), 'one 1.10.0 is out, patched is 1.2.9')
  })

  it('says that all are current', async () => {
    assert.equal(
      await newerVersions(patched, range => Promise.resolve(JSON.stringify(range.split('^')[1]))),
      'the patched versions are the newest',
    )
  })

  it('does not fail offline', async () => {
    assert.equal(
      await newerVersions(patched, () => Promise.resolve(undefined)),
      'the registry did not answer',
    )
  })
})

describe('patches', () => {
  it('collect no traces for a static export', async () => {
    const { collectBuildTraces } = createRequire(import.meta.url)('next/dist/build/collect-build-traces') as {
      collectBuildTraces: (options: { config: { output: string } }) => Promise<unknown>
    }
    assert.equal(await collectBuildTraces({ config: { output: 'export' } }), undefined)
  })
})
