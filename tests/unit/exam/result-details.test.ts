import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { kindScores, levelScores, sectionScores, timeInWords } from '../../../lib/exam/result-details'
import { bankWith } from './support'
import { resultWith } from './result-samples'

const bank = new Map(bankWith(8))
const wrong = bank.get('q-2')
assert.ok(wrong)
bank.set('q-2', { ...wrong, guideSection: 'Increment', difficulty: 3 })

const result = resultWith({ right: 2, wrong: 2, asked: 5 })

describe('the details of a result', () => {
  it('are the outcomes by section of the Guide, the weakest answers first', () => {
    assert.deepEqual(sectionScores(result, bank), [
      { name: 'Increment', right: 0, wrong: 1, blank: 0, unseen: 0 },
      { name: 'The Sprint', right: 2, wrong: 1, blank: 0, unseen: 1 },
    ])
  })

  it('are the outcomes by kind and by level', () => {
    assert.deepEqual(
      kindScores(result, bank).map(({ name, right }) => [name, right]),
      [
        ['One right answer', 2],
        ['Several right answers', 0],
        ['True or false', 0],
      ],
    )
    assert.deepEqual(
      levelScores(result, bank).map(({ name, wrong: missed }) => [name, missed]),
      [
        ['Easy', 1],
        ['Hard', 1],
      ],
    )
  })

  it('say how the time was used', () => {
    assert.equal(timeInWords(result), 'You took 10 minutes.')
    assert.match(timeInWords({ ...result, pauses: 2 }), /You paused 2 times\.$/)
    assert.match(timeInWords({ ...result, isStrict: true }), /strict exam/)
    assert.match(timeInWords({ ...result, time: 600_000 }), /^Time ran out/)
  })
})
