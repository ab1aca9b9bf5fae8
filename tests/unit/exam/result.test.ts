import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examRules, passOf } from '../../../lib/exam/exam-rules'
import { isPassed, lessonsToRead, percentRight } from '../../../lib/exam/result'
import type { ExamResult } from '../../../lib/progress/shape'
import { bankWith } from './support'

const { questions, pass } = examRules

const resultOf = (right: number, asked: number): ExamResult => ({
  id: 'one',
  startedAt: '2026-11-21T10:00:00.000Z',
  endedAt: '2026-11-21T11:00:00.000Z',
  spent: 1000,
  questions: Array.from({ length: asked }, (_, number) => `q-${number}`),
  answers: {},
  right,
  areas: {},
})

describe('the result of an exam', () => {
  it('is a pass from just enough right answers, and not from one fewer', () => {
    assert.equal(isPassed(resultOf(pass, questions)), true)
    assert.equal(isPassed(resultOf(pass - 1, questions)), false)
  })

  it('needs the same share of an exam with fewer questions', () => {
    assert.equal(isPassed(resultOf(passOf(20), 20)), true)
    assert.equal(isPassed(resultOf(passOf(20) - 1, 20)), false)
  })

  it('rounds down, so that one too few does not look like enough', () => {
    assert.equal(percentRight(resultOf(67, 80)), 83)
    assert.equal(percentRight(resultOf(80, 80)), 100)
  })

  it('names the lessons that teach what was missed, the one with the most first', () => {
    const bank = new Map(bankWith(1))
    for (const [id, question] of bank)
      bank.set(id, { ...question, lesson: id === 'q-0' ? '/seldom' : '/often' })
    const answers = { 'q-0': ['a'], 'q-1': ['a'], 'q-2': ['a'] }
    const result = { ...resultOf(0, 4), answers }
    assert.deepEqual(lessonsToRead(result, bank), [
      { lesson: '/often', missed: 2 },
      { lesson: '/seldom', missed: 1 },
    ])
  })
})
