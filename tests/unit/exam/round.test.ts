import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { beginRound, stepRound } from '../../../lib/exam/round'

describe('a round until all is right', () => {
  it('asks a missed question again after five others, and drops one that was right', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const missed = stepRound(beginRound(ids), false)
    assert.deepEqual(missed.queue, ['b', 'c', 'd', 'e', 'f', 'a', 'g'])
    assert.deepEqual(stepRound(missed, true).queue, ['c', 'd', 'e', 'f', 'a', 'g'])
  })

  it('asks the only one left again at once, and ends when that is right', () => {
    const again = stepRound(beginRound(['a']), false)
    assert.deepEqual(again, { queue: ['a'], size: 1, answers: 1 })
    assert.deepEqual(stepRound(again, true), { queue: [], size: 1, answers: 2 })
  })
})
