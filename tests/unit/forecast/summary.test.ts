import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recordFeatures } from '../../../data/example/record'
import { mostPeriods, type ForecastInput } from '../../../lib/forecast/simulation'
import { forecast } from '../../../lib/forecast/summary'

const release: ForecastInput = {
  history: recordFeatures,
  items: 14,
  periods: 4,
  growth: 0,
  tenBecome: [10, 10],
  seed: 20,
  runs: 10_000,
}

const sum = (bins: readonly { count: number }[]) => bins.reduce((all, { count }) => all + count, 0)

describe('the summary of a forecast', () => {
  it('says the same in each of its parts', () => {
    const { runs, when, many, inTime, unfinished, whenBins, manyBins, fan } = forecast(release)
    assert.deepEqual([runs, unfinished], [10_000, 0])
    assert.deepEqual([sum(whenBins), sum(manyBins)], [10_000, 10_000])
    assert.equal(inTime, sum(whenBins.filter(({ most }) => most <= 4)))
    assert.equal(inTime, sum(manyBins.filter(({ least }) => least >= 14)))
    assert.deepEqual(when, [4, 4, 4, 5])
    assert.equal(many[0], fan[4]?.[2])
  })

  it('says how many runs never end', () => {
    const { when, unfinished, whenBins } = forecast({ ...release, growth: 9 })
    assert.deepEqual(when, [501, 501, 501, 501])
    assert.equal(unfinished, 10_000)
    assert.deepEqual(whenBins, [])
    assert.equal(mostPeriods, 500)
  })

  it('is small whatever the numbers are', () => {
    const large = forecast({ ...release, history: [1, 99_999, 7], items: 1_000_000, periods: 400 })
    assert.ok(large.manyBins.length <= 30)
    assert.ok(JSON.stringify(large).length < 40_000)
  })
})
