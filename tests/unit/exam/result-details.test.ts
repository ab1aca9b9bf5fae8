import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  changeInWords,
  examTrend,
  flaggedScore,
  resultText,
  sectionScores,
  timeInWords,
} from '../../../lib/exam/result-details'
import type { ExamResult } from '../../../lib/progress/shape'
import { bankWith } from './support'

const bank = new Map(bankWith(1))
const third = bank.get('q-2')
assert.ok(third)
bank.set('q-2', { ...third, guideSection: 'Increment' })

const result: ExamResult = {
  id: 'second',
  startedAt: '2026-11-21T10:00:00.000Z',
  endedAt: '2026-11-21T11:00:00.000Z',
  spent: 600_000,
  questions: ['q-0', 'q-1', 'q-2'],
  answers: { 'q-0': ['b'], 'q-2': ['a'] },
  right: 1,
  areas: { Empiricism: { right: 1, asked: 1 } },
  flagged: ['q-0', 'q-1', 'gone'],
  times: { 'q-0': 61_000 },
}
const withRight = (id: string, right: number): ExamResult => ({ ...result, id, right })

describe('the details of a result', () => {
  it('are the score by section of the Guide, the weakest first', () => {
    assert.deepEqual(sectionScores(result, bank), [
      { name: 'Increment', right: 0, asked: 1 },
      { name: 'The Sprint', right: 1, asked: 2 },
    ])
  })

  it('are how many flagged ones were right, where that was kept', () => {
    assert.deepEqual(flaggedScore(result, bank), { name: 'flagged', right: 1, asked: 2 })
    assert.equal(flaggedScore({ ...result, flagged: undefined }, bank), undefined)
  })

  it('are the change since earlier exams, and none of later ones', () => {
    const exams = [withRight('first', 2), result, withRight('third', 3)]
    const trend = examTrend(exams, 'second')
    assert.deepEqual(
      trend.map(({ id }) => id),
      ['first', 'second'],
    )
    assert.equal(changeInWords(trend), '33 percentage points less than in the previous exam.')
    assert.equal(
      changeInWords([result, withRight('same', 1)]),
      'The same percentage as in the previous exam.',
    )
    assert.deepEqual(examTrend(exams, 'first'), [])
    assert.equal(changeInWords([]), '')
  })

  it('say how the time was used', () => {
    const all = 3_600_000
    assert.equal(timeInWords(result, all), 'You took 10 minutes.')
    assert.match(timeInWords({ ...result, pauses: 2 }, all), /You paused 2 times\.$/)
    assert.match(timeInWords({ ...result, isStrict: true }, all), /strict exam/)
    assert.match(timeInWords({ ...result, time: 600_000 }, all), /^Time ran out/)
  })

  it('can be kept as a text, with flags and times', () => {
    const text = resultText(result, bank)
    assert.match(text, /^1 of 3 right, 33%: not passed \(needed: 3\)$/m)
    assert.match(text, /^1\. What is 0\? \(right, flagged, 1:01; q-0\)$/m)
    assert.match(text, /^2\. What is 1\? \(blank, flagged; q-1\)$/m)
    assert.match(text, /^Increment: 0 of 1$/m)
  })
})
