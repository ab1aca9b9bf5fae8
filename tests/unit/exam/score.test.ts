import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isRight, scoreOf } from '../../../lib/exam/score'
import { bankWith, questionOf } from './support'

describe('whether an answer is right', () => {
  const single = questionOf(0, 'Events')
  const multiple = questionOf(3, 'Events')
  const trueFalse = questionOf(4, 'Events')

  it('takes the one right option, and no other', () => {
    assert.equal(isRight(single, ['b']), true)
    assert.equal(isRight(single, ['a']), false)
    assert.equal(isRight(trueFalse, ['true']), true)
    assert.equal(isRight(trueFalse, ['false']), false)
  })

  it('takes all right options in any order, and neither fewer nor more', () => {
    assert.equal(isRight(multiple, ['c', 'a']), true)
    assert.equal(isRight(multiple, ['a']), false)
    assert.equal(isRight(multiple, ['a', 'b', 'c']), false)
    assert.equal(isRight(multiple, ['a', 'a']), false)
  })

  it('takes a blank for wrong', () => {
    assert.equal(isRight(single, undefined), false)
    assert.equal(isRight(single, []), false)
  })
})

describe('the score of an exam', () => {
  const bank = bankWith(5)
  const questions = ['q-0', 'q-1', 'q-5', 'gone']
  const answers = { 'q-0': ['b'], 'q-1': ['a'], gone: ['b'] }

  it('counts by focus area, and leaves out a question that is no longer there', () => {
    assert.deepEqual(scoreOf({ questions, answers }, bank), {
      right: 1,
      areas: { Empiricism: { right: 1, asked: 2 }, 'Scrum Values': { right: 0, asked: 1 } },
    })
  })
})
