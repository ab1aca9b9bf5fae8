import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOneSlipAway } from '../../../lib/search/edit-distance'

describe('A slip of the keyboard', () => {
  const slips = {
    'a letter too few': 'retrspective',
    'a letter too many': 'retrosspective',
    'another letter': 'retrespective',
    'two letters exchanged': 'retropsective',
    'the last letter missing': 'retrospectiv',
  }
  for (const [slip, typed] of Object.entries(slips)) {
    it(`is ${slip}: '${typed}'`, () => {
      assert.equal(isOneSlipAway(typed, 'retrospective'), true)
    })
  }

  it('is not two of them', () => {
    assert.equal(isOneSlipAway('retrspectve', 'retrospective'), false)
    assert.equal(isOneSlipAway('sprint', 'print'), true)
    assert.equal(isOneSlipAway('sprints', 'print'), false)
  })

  it('may lie in the half of a word that is typed', () => {
    assert.equal(isOneSlipAway('retorsp', 'retrospective', true), true)
    assert.equal(isOneSlipAway('retorsp', 'retrospective'), false)
  })
})
