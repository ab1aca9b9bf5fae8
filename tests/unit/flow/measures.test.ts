import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  agesAt,
  conditionsOf,
  cumulativeCounts,
  fromAsking,
  inProgress,
  littlesLaw,
  percentileOf,
} from '../../../lib/flow/measures'
import { resultsOf } from '../../../lib/flow/results'
import { simulate } from '../../../lib/flow/simulation'
import { someInput } from './some-input'

/** Ends long after the last item came, so that nothing is left. */
const emptied = { ...someInput, start: 0, arrivalsEnd: 60, days: 200 }

describe('Little’s law', () => {
  it('is exact in a span that begins and ends empty, from either line', () => {
    for (const seed of [1, 2, 3]) {
      const items = simulate({ ...emptied, seed, urgent: 0.2 })
      assert.ok(items.length > 150 && items.every(({ done }) => done < 200))
      for (const which of [inProgress, fromAsking]) {
        const { inside, rate, time, came, went } = littlesLaw(items, { from: 0, to: 200 }, which)
        assert.equal(came, went)
        assert.ok(Math.abs(inside - rate * time) < 1e-9)
        assert.ok(inside > 0.5)
      }
    }
  })

  it('is off where more comes than goes, and a condition says so', () => {
    const items = simulate({ ...someInput, arrivals: 12, days: 60 })
    const law = littlesLaw(items, { from: 0, to: 60 }, fromAsking)
    assert.ok(law.inside > 1.5 * law.rate * law.time)
    assert.deepEqual(conditionsOf(law), { isSteady: false, areAgesSteady: false })
    const steady = littlesLaw(items, { from: 10, to: 60 }, inProgress)
    assert.deepEqual(conditionsOf(steady), { isSteady: true, areAgesSteady: true })
    assert.ok(Math.abs(steady.inside / (steady.rate * steady.time) - 1) < 0.05)
  })

  it('draws the line of its conditions at a tenth of the items and at half of the time', () => {
    const law = {
      inside: 1,
      rate: 1,
      time: 4,
      came: 100,
      went: 90,
      insideAtFirst: 0,
      insideAtLast: 10,
      ageAtFirst: 1,
      ageAtLast: 3,
    }
    assert.deepEqual(conditionsOf(law), { isSteady: true, areAgesSteady: true })
    assert.deepEqual(conditionsOf({ ...law, went: 89, ageAtLast: 3.1 }), {
      isSteady: false,
      areAgesSteady: false,
    })
  })
})

describe('counts', () => {
  const items = simulate(someInput)

  it('by day agree with the items, and no line is above the one before it', () => {
    const rows = cumulativeCounts(items, 2, someInput.days)
    assert.equal(rows.length, 81)
    assert.deepEqual(rows[0], [10, 4, 0, 0])
    for (const [day, [asked = 0, look = 0, answer = 0, done = 0]] of rows.entries()) {
      assert.ok(asked >= look && look >= answer && answer >= done)
      assert.equal(done, items.filter(item => item.done <= day).length)
      assert.equal(look - done, agesAt(items, day, inProgress).length)
    }
  })

  it('of a run agree with its items', () => {
    const results = resultsOf(items, { from: 10, to: 80 })
    const finished = items.filter(({ done }) => done > 10 && done <= 80)
    assert.equal(results.finished, finished.length)
    assert.ok(Math.abs(results.rate - finished.length / 70) < 1e-12)
    assert.equal(results.newAtLast + results.openAtLast, items.filter(({ done }) => done > 80).length)
    assert.equal(results.ordinary, results.whole)
    assert.ok(results.whole > results.time)
  })

  it('have percentiles by the nearest rank', () => {
    assert.equal(percentileOf([4, 1, 3, 2], 50), 2)
    assert.equal(percentileOf([4, 1, 3, 2], 85), 4)
    assert.equal(percentileOf([], 85), 0)
  })
})
