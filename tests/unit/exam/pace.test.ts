import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examTime } from '../../../lib/exam/exam-rules'
import { minutesAhead, paceText } from '../../../lib/exam/pace'

const minute = 60_000
const exam = { questions: Array.from({ length: 80 }, (_, number) => `q-${number}`), time: 60 * minute }

describe('the pace of an exam', () => {
  it('compares what is done with the time for it, in whole minutes', () => {
    assert.equal(minutesAhead(exam, 40, 30 * minute), 0)
    assert.equal(minutesAhead(exam, 40, 33.5 * minute), -3)
    assert.equal(minutesAhead(exam, 44, 30 * minute), 3)
    assert.equal(minutesAhead({ ...exam, time: undefined }, 40, examTime / 2 - 10 * minute), 10)
  })

  it('is said in words', () => {
    assert.deepEqual([-3, 0, 1].map(paceText), ['3 min behind', 'on pace', '1 min ahead'])
  })
})
