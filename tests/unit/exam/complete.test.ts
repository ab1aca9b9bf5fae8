import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextWhere, standings } from '../../../lib/exam/attempt'
import { choiceHint } from '../../../lib/exam/choice-hint'
import { isComplete } from '../../../lib/exam/complete'
import { beginExam, stepExam } from '../../../lib/exam/exam-progress'
import { randomFrom } from '../../../lib/exam/random'
import { examFacts } from '../../../lib/exam/standing'
import { bankWith, progressWith, questionOf } from './support'

const two = questionOf(3, 'Events')

describe('an answer', () => {
  it('is complete with as many options as the stem says, and neither with fewer nor with more', () => {
    assert.deepEqual(
      [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(keys => isComplete(two, keys)),
      [false, false, true, false],
    )
    assert.deepEqual(
      [[], ['a'], ['a', 'b'], ['a', 'b', 'c', 'd']].map(keys => choiceHint(two, keys)),
      ['', 'Choose one more.', '', 'That’s two too many.'],
    )
  })

  it('is complete with any option where the stem says no number', () => {
    assert.ok(two.kind === 'multiple')
    const all = { ...two, countStated: false }
    assert.equal(isComplete(all, ['a']), true)
    assert.equal(isComplete(all, undefined), false)
    assert.equal(isComplete(questionOf(0, 'Events'), ['c']), true)
    assert.equal(choiceHint(all, ['a']), '')
  })
})

describe('the questions of an exam', () => {
  const bank = bankWith(14)
  const moment = { holder: 'here', at: '2026-11-21T10:00:00.000Z' }
  const exam = beginExam(progressWith(), bank, randomFrom(1), moment).exam ?? assert.fail()
  const pair = exam.questions.findIndex(id => bank.get(id)?.kind === 'multiple')
  const id = exam.questions[pair] ?? ''

  it('are blank as long as two are asked for and one is chosen', () => {
    assert.equal(standings({ ...exam, answers: { [id]: ['a'] } }, bank)[pair]?.isAnswered, false)
    assert.equal(standings({ ...exam, answers: { [id]: ['a', 'b'] } }, bank)[pair]?.isAnswered, true)
  })

  it('are counted so under way, too, with the bank or without', () => {
    const answered = (...all: string[][]) => {
      const begun = progressWith({ exam })
      const done = all.reduce(
        (progress, keys) => stepExam(progress, bank, moment, 0, { kind: 'answer', question: id, keys }),
        begun,
      ).exam
      assert.ok(done)
      return [examFacts(done).answered, examFacts(done, bank).answered]
    }
    assert.deepEqual(answered(['a']), [0, 0])
    assert.deepEqual(answered(['a'], ['a', 'b']), [1, 1])
    assert.deepEqual(answered(['a', 'b'], ['b']), [0, 0])
  })

  it('are found from the present one on, and then from the beginning', () => {
    const all = [true, false, true, false].map(isAnswered => ({ isAnswered, isFlagged: isAnswered }))
    const nextBlank = (at: number) => nextWhere(all, at, ({ isAnswered }) => !isAnswered)
    assert.deepEqual([0, 1, 2, 3].map(nextBlank), [1, 3, 3, 1])
    assert.equal(
      nextWhere(all.slice(0, 2), 0, ({ isFlagged }) => isFlagged),
      undefined,
    )
  })
})
