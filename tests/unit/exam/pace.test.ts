import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examTime } from '../../../lib/exam/exam-rules'
import { paceText } from '../../../lib/exam/pace'

const minute = 60_000
const exam = { questions: Array.from({ length: 80 }, (_, number) => `q-${number}`), time: 60 * minute }

describe('the pace of an exam', () => {
  it('compares what is done with the time for it, in whole minutes', () => {
    assert.equal(paceText(exam, 40, 30 * minute), 'on pace')
    assert.equal(paceText(exam, 40, 33.5 * minute), '3 min behind')
    assert.equal(paceText(exam, 44, 30 * minute), '3 min ahead')
    assert.equal(paceText({ ...exam, time: undefined }, 40, examTime / 2 - 10 * minute), '10 min ahead')
  })
})
