import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isExam, kindOf } from '../../../lib/exam/exam-kind'
import { examRules, shortExam } from '../../../lib/exam/exam-rules'
import { percentRight } from '../../../lib/exam/result'
import { changeInWords, examTrend } from '../../../lib/exam/trend'
import type { ExamResult } from '../../../lib/progress/shape'
import { bank, resultWith } from './result-samples'

const { questions } = examRules

const exam = (id: string, right: number, change: Partial<ExamResult> = {}) =>
  resultWith({ right, wrong: (change.questions?.length ?? questions) - right }, { id, ...change })

const first = exam('first', 40)
const short = resultWith({ right: shortExam, asked: shortExam }, { id: 'short' })
const early = resultWith({ right: 2 }, { id: 'early' })
const own = exam('own', questions, { mode: 'own' })
const second = exam('second', 60, { mode: 'psm-1' })
const third = exam('third', 56)
const exams = [first, short, early, own, second, third]
const trend = (of: ExamResult) => examTrend(exams, of, bank).map(({ id }) => id)

describe('the trend', () => {
  it('has only exams of the same mode with as many questions, none that was ended early, and none after it', () => {
    assert.deepEqual(trend(third), ['first', 'second', 'third'])
    assert.deepEqual(trend(second), ['first', 'second'])
    for (const each of [first, short, early, own]) assert.deepEqual(trend(each), [])
  })

  it('says the change and the best', () => {
    const [best, last] = [percentRight(second), percentRight(third)]
    assert.equal(
      changeInWords(examTrend(exams, third, bank)),
      `${best - last} percentage points less than in the previous exam of this kind. The best was ${best}%.`,
    )
    assert.equal(
      changeInWords([third, exam('fourth', 57)]),
      '1 percentage point more than in the previous exam of this kind. None was better.',
    )
    assert.match(changeInWords([third, exam('same', 56)]), /^The same percentage/)
    assert.equal(changeInWords([]), '')
  })

  it('takes an early result for a whole or a short exam', () => {
    assert.equal(kindOf(first), 'psm-1')
    assert.equal(kindOf(short), 'short')
    assert.deepEqual([first, short, own].map(isExam), [true, true, false])
  })
})
