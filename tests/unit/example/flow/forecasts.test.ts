import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  average,
  countWithin,
  percentile,
  percentWithin,
  reachedBy,
} from '../../../../lib/example/flow/percentile'
import { daysForItems, itemsInDays } from '../../../../lib/example/flow/simulation'
import { randomFrom } from '../../../../lib/exam/random'
import { forecast } from '../../../../tooling/charts/chances'

describe('percentiles', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20]

  it('are the smallest observed value that enough of them do not exceed', () => {
    assert.deepEqual(
      [50, 85, 90, 95].map(percent => percentile(days, percent)),
      [5, 9, 9, 20],
    )
    assert.equal(percentile([3], 1), 3)
    assert.equal(percentile([], 50), 0)
  })

  it('are, where more is better, the greatest value that enough of them reach', () => {
    assert.deepEqual(
      [95, 90, 85, 50].map(percent => reachedBy(days, percent)),
      [1, 2, 2, 6],
    )
  })

  it('are the other side of a share', () => {
    assert.equal(countWithin(days, 5), 5)
    assert.equal(percentWithin([1, 2, 9], 2), 67)
    assert.equal(average(days), 6.5)
  })
})

describe('a simulation', () => {
  const history = [1, 3, 4, 2, 0, 5]

  it('repeats itself from the same seed', () => {
    assert.deepEqual(itemsInDays(history, 5, 50, randomFrom(7)), itemsInDays(history, 5, 50, randomFrom(7)))
  })

  it('draws only what has happened', () => {
    assert.deepEqual(itemsInDays([4], 10, 3, randomFrom(1)), [40, 40, 40])
    assert.deepEqual(daysForItems([4], 20, 2, randomFrom(1)), [5, 5])
    assert.deepEqual(daysForItems([4], 21, 1, randomFrom(1)), [6])
    assert.throws(() => daysForItems([0, 0], 1, 1, randomFrom(1)), RangeError)
  })

  it('comes close to the exact chances', () => {
    const outcomes = itemsInDays(history, 10, 10_000, randomFrom(2026))
    for (const percent of [50, 85]) {
      const exact = forecast(history, 10, percent)[10] ?? 0
      assert.ok(Math.abs(reachedBy(outcomes, percent) - exact) <= 1, `${percent}`)
    }
  })
})
