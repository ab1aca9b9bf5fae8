import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressedBy, examAddress, quizAddress, resultAddress } from '../../../lib/exam/address'

describe('the address of a screen', () => {
  it('leads back to what it was made for', () => {
    const id = '2026-11-21T10:00:00.000Z-k3 #%,'
    assert.deepEqual(addressedBy(examAddress(id)), { kind: 'exam', id })
    assert.deepEqual(addressedBy(resultAddress(id)), { kind: 'result', id })
    const ids = ['sprint-1', 'daily-scrum-12']
    assert.equal(quizAddress(ids), '#quiz-sprint-1,daily-scrum-12')
    assert.deepEqual(addressedBy(quizAddress([...ids, 'sprint-1'])), { kind: 'quiz', ids })
  })

  it('is read as it is where it was typed badly, and ignored where it is a heading', () => {
    assert.deepEqual(addressedBy('#result-%E0%A4%A'), { kind: 'result', id: '%E0%A4%A' })
    assert.deepEqual(addressedBy('#quiz-'), { kind: 'quiz', ids: [] })
    for (const hash of ['', '#how-it-is-made', '#results', '#exam=psm-1'])
      assert.equal(addressedBy(hash), undefined)
  })
})
