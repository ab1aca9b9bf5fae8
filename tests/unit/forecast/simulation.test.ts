import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recordFeatures } from '../../../data/example/record'
import { helpDeskItems } from '../../../data/example/help-desk-items'
import { helpDeskDays } from '../../../data/example/help-desk-weeks'
import { onEach } from '../../../lib/example/flow/counts'
import { countBelow, reachedByMost, withinMost } from '../../../lib/forecast/distribution'
import { fanLevels, mostPeriods, simulate, type ForecastInput } from '../../../lib/forecast/simulation'

const release: ForecastInput = {
  history: recordFeatures,
  items: 14,
  periods: 4,
  growth: 0,
  tenBecome: [10, 10],
  seed: 20,
  runs: 10_000,
}

/** Chances of each sum of `periods` numbers of the history, without any drawing: every combination is counted. */
function exactSums(history: readonly number[], periods: number): number[] {
  let chances = [1]
  for (let period = 0; period < periods; period += 1) {
    const next: number[] = []
    chances.forEach((chance, sum) => {
      for (const count of history) next[sum + count] = (next[sum + count] ?? 0) + chance / history.length
    })
    chances = Array.from({ length: next.length }, (_, sum) => next[sum] ?? 0)
  }
  return chances
}

const chanceFrom = (chances: readonly number[], least: number) =>
  chances.slice(least).reduce((sum, chance) => sum + chance, 0)

/** The largest sum that has at least this chance of being reached. */
const exactReached = (chances: readonly number[], percent: number) =>
  chances.findLastIndex((_, sum) => chanceFrom(chances, sum) >= percent / 100)

/** Four standard errors of a share of 10,000 runs: one seed in 16,000 is farther off. */
const tolerance = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / 10_000) + 1e-9

describe('the runs of a forecast', () => {
  const cases: [name: string, history: readonly number[], items: number, periods: number][] = [
    ['the running example', recordFeatures, 14, 4],
    ['coins', [0, 1], 5, 10],
    ['mostly nothing', [0, 0, 0, 0, 0, 7], 7, 6],
    ['one number', [3], 10, 4],
    ['one period', [1, 2, 3, 4, 5, 6], 4, 1],
  ]
  for (const [name, history, items, periods] of cases) {
    it(`agree with exact chances: ${name}`, () => {
      const { whenDone, itemsDone, fan } = simulate({ ...release, history, items, periods })
      const exact = exactSums(history, periods)
      const inTime = chanceFrom(exact, items)
      assert.ok(Math.abs(countBelow(whenDone, periods + 1) / 10_000 - inTime) <= tolerance(inTime))
      exact.forEach((_, sum) => {
        const chance = chanceFrom(exact, sum)
        const found = 1 - countBelow(itemsDone, sum) / 10_000
        assert.ok(Math.abs(found - chance) <= tolerance(chance), `${sum} or more: ${found}, not ${chance}`)
      })
      for (const [index, percent] of fanLevels.entries()) {
        const isClear = exact.every((_, sum) => Math.abs(chanceFrom(exact, sum) - percent / 100) > 0.02)
        if (isClear) assert.equal(fan[periods]?.[index], exactReached(exact, percent))
      }
    })
  }

  it('give the percentiles that every combination gives: 4,096 of four Sprints', () => {
    const { itemsDone, whenDone } = simulate(release)
    const exact = exactSums(recordFeatures, 4)
    for (const percent of [50, 80, 85, 90])
      assert.equal(reachedByMost(itemsDone, percent), exactReached(exact, percent))
    assert.equal(Math.round(chanceFrom(exact, 14) * 4096), 3630)
    assert.equal(withinMost(whenDone, 85), 4)
  })

  it('give what FlowPulse 2.0.6 (LetPeopleWork) gives in 60,000 and 300,000 runs of its MonteCarloService', () => {
    const cards = onEach(helpDeskItems, 'finished', helpDeskDays)
    const levels = [50, 70, 85, 95]
    const when = (history: readonly number[]) => simulate({ ...release, history, items: 1000 }).whenDone
    const many = (history: readonly number[], periods: number) =>
      simulate({ ...release, history, periods }).itemsDone
    // So many items that no two percentiles are the same number, of which it gives the second as the next one.
    const isNear = (found: Int32Array, theirs: number[]) =>
      levels.every((percent, index) => Math.abs(withinMost(found, percent) - (theirs[index] ?? 0)) <= 1)
    assert.ok(isNear(when(cards), [271, 274, 277, 282]))
    assert.ok(isNear(when(recordFeatures), [250, 252, 254, 257]))
    assert.deepEqual(
      levels.map(percent => reachedByMost(many(cards, 20), percent)),
      [74, 70, 67, 64],
    )
    assert.deepEqual(
      levels.map(percent => reachedByMost(many(recordFeatures, 12), percent)),
      [48, 46, 44, 42],
    )
    // Its chance of 60 within 16 days, and within 15 Sprints.
    const within = (history: readonly number[], periods: number) =>
      countBelow(simulate({ ...release, history, items: 60 }).whenDone, periods + 1) / 10_000
    assert.ok(Math.abs(within(cards, 16) - 0.4626) <= tolerance(0.4626))
    assert.ok(Math.abs(within(recordFeatures, 15) - 0.5635) <= tolerance(0.5635))
  })

  it('are the same for a seed, and others for another', () => {
    const uneven = { ...release, growth: 0.4, tenBecome: [10, 14] as const }
    assert.deepEqual(simulate(uneven), simulate(uneven))
    assert.notDeepEqual(simulate(uneven), simulate({ ...uneven, seed: 21 }))
  })

  it('count an item as done on the same day for both questions', () => {
    const { whenDone, itemsDone } = simulate({ ...release, growth: 0.7, tenBecome: [9, 13], periods: 5 })
    assert.equal(countBelow(whenDone, 6), 10_000 - countBelow(itemsDone, 14))
  })
})

describe('a list that grows and is cut', () => {
  const certain: ForecastInput = { ...release, history: [4], runs: 100, periods: 3, items: 10 }

  it('takes as long as the additions ask for', () => {
    // 4 done and 1 added a period: 3 of the list.
    const { whenDone, itemsDone } = simulate({ ...certain, growth: 1 })
    assert.equal(whenDone.at(0), 4)
    assert.equal(whenDone.at(-1), 4)
    assert.deepEqual([itemsDone.at(0), itemsDone.at(-1)], [9, 9])
  })

  it('takes as long as its pieces do', () => {
    // Ten items of two pieces each are 20.
    const { whenDone, itemsDone } = simulate({ ...certain, tenBecome: [20, 20] })
    assert.deepEqual([whenDone.at(0), whenDone.at(-1)], [5, 5])
    assert.deepEqual([itemsDone.at(0), itemsDone.at(-1)], [6, 6])
  })

  it('cuts new items, too', () => {
    // 4 pieces a period are 2 items, of which 1 is new.
    assert.equal(simulate({ ...certain, tenBecome: [20, 20], growth: 1 }).whenDone.at(-1), 10)
  })

  it('grows by a part of an item in so many periods', () => {
    const { itemsDone } = simulate({ ...certain, growth: 0.25, runs: 10_000, periods: 1 })
    const share = countBelow(itemsDone, 4) / 10_000
    assert.ok(Math.abs(share - 0.25) <= tolerance(0.25))
  })

  it('draws how much it is cut evenly from the range', () => {
    // 30 pieces are 30 items at 10, and 20 at 15: more than 24 where ten become less than 12.
    const { itemsDone } = simulate({
      ...certain,
      history: [30],
      items: 100,
      periods: 1,
      tenBecome: [10, 15],
      runs: 10_000,
    })
    assert.deepEqual([itemsDone.at(0), itemsDone.at(-1)], [20, 30])
    assert.ok(Math.abs(1 - countBelow(itemsDone, 25) / 10_000 - 0.4) <= tolerance(0.4))
  })

  it('may never be done', () => {
    const { whenDone, fan } = simulate({ ...certain, growth: 4 })
    assert.equal(whenDone.at(0), mostPeriods + 1)
    assert.equal(fan.length, mostPeriods + 1)
    assert.throws(() => simulate({ ...certain, history: [0, 0] }), RangeError)
  })
})
