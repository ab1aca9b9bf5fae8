import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { flowExample, flowScenarios } from '../../../data/example/flow-scenarios'
import { resultsOf } from '../../../lib/flow/results'
import {
  comparedInput,
  flowDataShape,
  inputOf,
  settingsShape,
  type FlowSettings,
} from '../../../lib/flow/settings'
import { simulate } from '../../../lib/flow/simulation'
import { averageOf } from '../../../lib/flow/measures'
import { queryOfSettings, settingsOfQuery } from '../../../lib/tools/address'

const settingsOf = (id: string): FlowSettings => {
  const found = flowScenarios.find(scenario => scenario.id === id)
  assert.ok(found)
  return found.settings
}

/** The board, and the one with which it is compared. */
const both = (settings: FlowSettings) => {
  const span = { from: 0, to: settings.days }
  return [inputOf(settings), comparedInput(settings)].map(input => resultsOf(simulate(input), span))
}

/** The averages of a measure over many runs: the board, and the one with which it is compared. */
const averages = (
  settings: FlowSettings,
  measure: 'time' | 'whole' | 'rate' | 'ordinary' | 'urgent' | 'newAtLast',
) => {
  const runs = Array.from({ length: 40 }, (_, seed) => both({ ...settings, seed }))
  return [0, 1].map(which => averageOf(runs.map(run => run[which]?.[measure] ?? 0)))
}

describe('the limit that helped', () => {
  const settings = settingsOf('helped')

  it('halves the time in progress at the same throughput, and shortens the wait of those who ask', () => {
    const [limited, unlimited] = both(settings)
    assert.ok(limited && unlimited)
    assert.ok(Math.abs(limited.rate - unlimited.rate) < 0.05, `${limited.rate} ${unlimited.rate}`)
    assert.ok(limited.time < 0.55 * unlimited.time)
    assert.ok(limited.whole < unlimited.whole)
  })

  it('does so whatever the seed', () => {
    const [time = 0, timeWithout = 0] = averages(settings, 'time')
    const [rate = 0, rateWithout = 0] = averages(settings, 'rate')
    assert.ok(time < timeWithout / 2)
    assert.ok(rate >= rateWithout)
  })
})

describe('the limit that was too low', () => {
  const settings = settingsOf('too-low')

  it('finishes less, and New grows', () => {
    const [limited, unlimited] = both(settings)
    assert.ok(limited && unlimited)
    assert.ok(limited.rate < 0.8 * unlimited.rate, `${limited.rate} ${unlimited.rate}`)
    assert.ok(limited.time < unlimited.time)
    assert.ok(limited.newAtLast > 50)
    const [rate = 0, rateWithout = 0] = averages(settings, 'rate')
    assert.ok(rate < 0.9 * rateWithout)
  })
})

describe('the urgent lane', () => {
  const settings = settingsOf('urgent-lane')

  it('is faster for urgent requests, and slower for all others', () => {
    const [lane, without] = both(settings)
    assert.ok(lane && without)
    assert.ok(lane.urgent < without.whole)
    assert.ok(lane.ordinary > 1.1 * without.whole, `${lane.ordinary} ${without.whole}`)
    const [ordinary = 0] = averages(settings, 'ordinary')
    const [urgent = 0] = averages(settings, 'urgent')
    const [, whole = 0] = averages(settings, 'whole')
    assert.ok(ordinary > 1.1 * whole && urgent < whole)
  })
})

describe('settings', () => {
  it('can be read as data and as an address', () => {
    for (const { settings } of flowScenarios) {
      assert.deepEqual(flowDataShape.parse({ settings }), { settings })
      assert.deepEqual(
        settingsOfQuery(settingsShape, flowExample.settings, queryOfSettings(settings, flowExample.settings)),
        settings,
      )
    }
    const { settings } = flowExample
    assert.deepEqual(
      settingsOfQuery(settingsShape, settings, '?arrivals=0&limit=-1&people=9999&work1=x&columns=9&days='),
      settings,
    )
  })
})
