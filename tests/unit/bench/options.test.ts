import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readOptions } from '../../../scripts/bench/options'

describe('the options of the benchmark', () => {
  it('are all sites, three runs and a build where nothing is said', () => {
    const { only, runs, skipBuild, taps } = readOptions([])
    assert.deepEqual(
      { only, runs, skipBuild, taps },
      { only: ['ours', 'starlight', 'nextra'], runs: 3, skipBuild: false, taps: false },
    )
  })

  it('are taken as they are given', () => {
    const { only, runs, skipBuild, sizes, grow } = readOptions([
      '--only=ours',
      '--runs=1',
      '--skip-build',
      '--grow',
      '--sizes=115,1000',
    ])
    assert.deepEqual(
      { only, runs, skipBuild, sizes, grow },
      { only: ['ours'], runs: 1, skipBuild: true, sizes: [115, 1000], grow: true },
    )
  })

  it('are refused by name where they are wrong', () => {
    assert.throws(
      () => readOptions(['--only=ours,hugo']),
      /--only=ours,hugo: the sites are ours, starlight, nextra/,
    )
    assert.throws(() => readOptions(['--runs=many']), /--runs=many must be a whole number/)
    assert.throws(() => readOptions(['--runs=0']), /above 0/)
    assert.throws(() => readOptions(['--fast']), /--fast is no option/)
  })
})
