import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressedBy, practicedAddress, quizAddress, resultAddress } from '../../../lib/exam/address'

describe('the address of a screen', () => {
  it('leads back to what it was made for', () => {
    const id = '2026-11-21T10:00:00.000Z-k3 #%,'
    assert.deepEqual(addressedBy(resultAddress(id)), { kind: 'result', id })
    const ids = ['sprint-1', 'daily-scrum-12']
    assert.equal(quizAddress(ids), '#quiz-sprint-1,daily-scrum-12')
    assert.deepEqual(addressedBy(quizAddress([...ids, 'sprint-1'])), { kind: 'quiz', ids })
  })

  it('leads back to what came of a round of practice, and to nothing with figures that no round has', () => {
    const round = {
      title: 'Stakeholders & Customers, all',
      right: 1,
      asked: 3,
      missed: ['sprint-1', 'focus-2'],
    }
    assert.deepEqual(addressedBy(practicedAddress(round)), { kind: 'practiced', ...round })
    for (const parts of ['', 'Events', 'Events,1', 'Events,3,1', 'Events,x,1', ',1,1'])
      assert.equal(addressedBy(`#practiced-${parts}`), undefined)
  })

  it('is read as it is where it was typed badly, and ignored where it is a heading', () => {
    assert.deepEqual(addressedBy('#result-%E0%A4%A'), { kind: 'result', id: '%E0%A4%A' })
    assert.deepEqual(addressedBy('#quiz-'), { kind: 'quiz', ids: [] })
    for (const hash of ['', '#how-it-is-made', '#results']) assert.equal(addressedBy(hash), undefined)
  })
})
