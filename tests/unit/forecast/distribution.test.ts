import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { percentile, reachedBy } from '../../../lib/example/flow/percentile'
import { binsOf, countBelow, reachedByMost, withinMost } from '../../../lib/forecast/distribution'

const sorted = (values: readonly number[]) => Int32Array.from(values).sort()

describe('percentiles of runs', () => {
  it('are the nearest rank', () => {
    const hundred = sorted(Array.from({ length: 100 }, (_, index) => index + 1))
    assert.equal(withinMost(hundred, 85), 85)
    assert.equal(reachedByMost(hundred, 85), 16)
    assert.equal(withinMost(hundred, 7), 7)
    assert.equal(withinMost(sorted([]), 85), 0)
  })

  it('are those of the figures of the site', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 100 }),
        (values, percent) => {
          assert.equal(withinMost(sorted(values), percent), percentile(values, percent))
          assert.equal(reachedByMost(sorted(values), percent), reachedBy(values, percent))
        },
      ),
    )
  })

  it('count what is below a number', () => {
    const some = sorted([2, 2, 3, 9])
    assert.deepEqual(
      [0, 2, 3, 4, 10].map(limit => countBelow(some, limit)),
      [0, 0, 2, 3, 4],
    )
  })
})

describe('a histogram', () => {
  it('has a bar for each number while there are few', () => {
    assert.deepEqual(binsOf(sorted([3, 5, 5]), 10), [
      { least: 3, most: 3, count: 1 },
      { least: 4, most: 4, count: 0 },
      { least: 5, most: 5, count: 2 },
    ])
  })

  it('has bars of a round width, and every result in one', () => {
    assert.deepEqual(
      binsOf(sorted([3, 47, 59]), 6).map(({ least }) => least),
      [0, 10, 20, 30, 40, 50],
    )
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 100 }), values => {
        const bins = binsOf(sorted(values), 40)
        assert.ok(bins.length <= 40)
        assert.equal(
          bins.reduce((sum, { count }) => sum + count, 0),
          values.length,
        )
      }),
    )
  })
})
