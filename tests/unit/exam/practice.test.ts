import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  areaStandings,
  missedQuestions,
  practiceOrder,
  roundOf,
  withAnswer,
} from '../../../lib/exam/practice'
import { randomFrom } from '../../../lib/exam/random'
import { bankWith, progressWith } from './support'

const bank = bankWith(3)
const early = '2026-11-20T10:00:00.000Z'
const late = '2026-11-21T10:00:00.000Z'
const answers = {
  'q-1': { right: false, at: late },
  'q-0': { right: true, at: early },
  'q-5': { right: false, at: early },
  gone: { right: false, at: early },
}

describe('practice', () => {
  it('asks of what was missed the longest ago first, and nothing that is gone', () => {
    assert.deepEqual(missedQuestions(bank, answers), ['q-5', 'q-1'])
  })

  it('asks in an area first what was missed, then what is new, then what was right', () => {
    assert.deepEqual(practiceOrder(bank, 'Empiricism', answers, randomFrom(1)), ['q-1', 'q-2', 'q-0'])
  })

  it('asks a round of as many as the address names', () => {
    const round = (asked: Parameters<typeof roundOf>[0]) => roundOf(asked, bank, answers, randomFrom(1))
    assert.deepEqual(round({ kind: 'missed', questions: 1 }), { title: 'What you missed', ids: ['q-5'] })
    assert.deepEqual(round({ kind: 'area', area: 'Empiricism', questions: 2 }), {
      title: 'Empiricism',
      ids: ['q-1', 'q-2'],
    })
  })

  it('says how each area stands', () => {
    assert.deepEqual(areaStandings(bank, ['Empiricism', 'Events'], answers), [
      { area: 'Empiricism', asked: 3, answered: 2, right: 1 },
      { area: 'Events', asked: 3, answered: 0, right: 0 },
    ])
  })

  it('remembers the last answer to a question and the first, and takes no blank for one', () => {
    const question = bank.get('q-1')
    assert.ok(question)
    const first = { right: false, at: early }
    const wrong = withAnswer(progressWith(), question, ['a'], early, 'sure')
    assert.deepEqual(wrong.answers, { 'q-1': { ...first, confidence: 'sure', first } })
    assert.deepEqual(withAnswer(wrong, question, ['b'], late).answers, {
      'q-1': { right: true, at: late, first },
    })
    assert.equal(withAnswer(wrong, question, undefined, late), wrong)
  })
})
