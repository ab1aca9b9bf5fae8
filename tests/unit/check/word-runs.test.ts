import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { copiedRuns, packRuns, unknownRun, unpackRuns } from '../../../tooling/check/content/word-runs'

const guide =
  'Each morning the keeper of the lighthouse climbs the stairs, trims the lamp and writes the weather into his book.'
const runs = unpackRuns(packRuns([guide]))

describe('word runs', () => {
  it('survive packing, one for each place at which ten words follow', () => {
    assert.equal(runs.size, 20 - 10 + 1)
  })

  it('are found whatever their case, signs and line breaks, as long as they go', () => {
    const text = 'We know: the KEEPER of the\nlighthouse climbs (the stairs); trims the lamp and more.'
    assert.deepEqual(copiedRuns(text, runs), [
      {
        at: 9,
        words: 'the keeper of the lighthouse climbs the stairs trims the lamp and'.split(' '),
      },
    ])
  })

  it('are not found in nine words', () => {
    assert.deepEqual(copiedRuns('the keeper of the lighthouse climbs the stairs trims', runs), [])
  })

  it('are found twice where other words part them', () => {
    const ten = 'the keeper of the lighthouse climbs the stairs trims the'
    assert.equal(copiedRuns(`${ten} boat, and ${ten} boat`, runs).length, 2)
  })

  it('are the guide’s up to the first ten words that it does not have', () => {
    assert.equal(unknownRun(guide, runs), undefined)
    assert.equal(unknownRun('Too few words to tell', runs), undefined)
    assert.equal(
      unknownRun('The keeper of the lighthouse climbs the stairs, trims the lamps, and writes', runs),
      'keeper of the lighthouse climbs the stairs trims the lamps',
    )
  })
})
