import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recordFeatures } from '../../../data/example/record'
import { randomFrom } from '../../../lib/exam/random'
import { twoGroups } from '../../../lib/forecast/two-groups'
import { mannKendall, pettitt, warningsAbout } from '../../../lib/forecast/warnings'

/** Series with the results of pyMannKendall (original_test) and pyHomogeneity (pettitt_test without simulation). */
const known: [series: number[], z: number, after: number, chance: number][] = [
  [[5, 4, 5, 4, 3, 5, 2, 4], -1.181758, 3, 0.860189],
  [[1, 2, 2, 3, 3, 5, 4, 6, 7, 7], 3.530894, 5, 0.066143],
  [[9, 8, 8, 7, 9, 6, 4, 5, 3, 3, 2], -3.378399, 5, 0.048516],
  [[3, 4, 3, 2, 4, 3, 8, 9, 7, 8, 10, 9], 2.717259, 6, 0.031408],
  [[0, 0, 1, 0, 2, 0, 1, 1, 0, 0, 2, 1], 0.983645, 4, 1.067097],
]

describe('the tests of a history', () => {
  it('give what two kept libraries give', () => {
    for (const [series, z, after, chance] of known) {
      assert.ok(Math.abs(mannKendall(series) - z) < 1e-6)
      const found = pettitt(series)
      assert.equal(found.after, after)
      assert.ok(Math.abs(found.chance - chance) < 1e-6)
    }
  })

  it('know a series without any difference', () => {
    assert.equal(mannKendall([3, 3, 3, 3]), 0)
    assert.deepEqual(warningsAbout(Array.from({ length: 9 }, () => 3)), [])
  })
})

describe('warnings', () => {
  it('say nothing of the running example', () => assert.deepEqual(warningsAbout(recordFeatures), []))

  it('name too few periods, but not where there are none to forecast from', () => {
    assert.deepEqual(warningsAbout([]), [])
    assert.deepEqual(warningsAbout([4, 5, 4, 3, 5, 4, 4]), [{ kind: 'few', periods: 7 }])
    assert.deepEqual(warningsAbout([4]), [{ kind: 'few', periods: 1 }])
  })

  it('name a trend, with the averages of both halves', () =>
    assert.deepEqual(warningsAbout([1, 2, 2, 3, 3, 5, 4, 6, 7, 7]), [
      { kind: 'trend', before: 2.2, after: 5.8 },
    ]))

  it('name the period from which the numbers are others, counted with those not used', () =>
    assert.deepEqual(warningsAbout([3, 4, 3, 2, 4, 3, 8, 9, 7, 8, 10, 9], 4), [
      { kind: 'change', from: 11, before: 19 / 6, after: 8.5 },
    ]))

  it('name two kinds of periods in no order', () =>
    assert.deepEqual(warningsAbout([1, 9, 2, 10, 8, 1, 0, 9, 2, 8]), [
      { kind: 'two-groups', low: 1.2, high: 8.8, lowPeriods: 5 },
    ]))
})

describe('false alarms', () => {
  const random = randomFrom(7)
  const uniform = () => (random.below(1_000_000) + 0.5) / 1_000_000
  /** A count of random arrivals, by Knuth's method. */
  const poisson = (mean: number) => {
    let count = 0
    for (let left = uniform(); left > Math.exp(-mean); left *= uniform()) count += 1
    return count
  }
  const series = (length: number, one: () => number) => Array.from({ length }, one)
  const share = (isSo: () => boolean, tries = 400) =>
    series(tries, () => (isSo() ? 1 : 0)).reduce((sum, each) => sum + each, 0) / tries

  for (const length of [8, 12, 26]) {
    it(`are fewer than 1 in 10 for ${length} periods of random arrivals`, () =>
      assert.ok(share(() => warningsAbout(series(length, () => poisson(4))).length > 0) < 0.1))
  }

  it('of two groups are fewer than 1 in 8 where numbers vary a lot in one', () => {
    const geometric = () => Math.floor(Math.log(uniform()) / Math.log(0.75))
    assert.ok(share(() => twoGroups(series(12, geometric)) !== undefined) < 0.125)
  })

  it('don’t keep most mixtures of two regimes from being found', () => {
    const mixture = () => poisson(uniform() < 0.5 ? 6 : 24)
    assert.ok(share(() => twoGroups(series(20, mixture)) !== undefined) > 0.7)
  })
})
