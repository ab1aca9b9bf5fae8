import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examFacts, examsTaken } from '../../../lib/exam/standing'
import { noProgress } from '../../../lib/progress/progress'
import { amountsInWords, amountsOf, answersGiven } from '../../../lib/progress/standing'
import { attempt, progress, result, time } from './samples'

const exam = (right: number, asked = 80) => ({
  ...result,
  right,
  questions: Array.from({ length: asked }, (_, index) => `question-${index}`),
})

describe('the exams taken', () => {
  it("don't exist before the first", () => assert.equal(examsTaken([]), undefined))

  it('show the last and the best, passed from 68 of 80', () => {
    assert.deepEqual(examsTaken([exam(60), exam(68), exam(67)]), {
      count: 3,
      last: { right: 67, asked: 80, isPassed: false },
      best: { right: 68, asked: 80, isPassed: true },
    })
  })

  it('compare shares where one had fewer questions', () => {
    const taken = examsTaken([exam(20, 20), exam(70), exam(17, 20), exam(16, 20)])
    assert.deepEqual(taken?.best, { right: 20, asked: 20, isPassed: true })
    assert.deepEqual(taken.last, { right: 16, asked: 20, isPassed: false })
    assert.equal(examsTaken([exam(17, 20)])?.last.isPassed, true)
  })
})

describe('an exam under way', () => {
  it('counts what is answered, and a begun minute as left', () => {
    assert.deepEqual(examFacts({ ...attempt, spent: 90_000 }), { answered: 1, asked: 2, minutesLeft: 59 })
    assert.equal(examFacts({ ...attempt, spent: 60 * 60_000 - 1 }).minutesLeft, 1)
    assert.equal(examFacts({ ...attempt, spent: 60 * 60_000 }).minutesLeft, 0)
  })

  it('counts no answer to what it does not ask', () => {
    assert.equal(examFacts({ ...attempt, answers: { other: ['a'] } }).answered, 0)
    assert.equal(examFacts({ ...attempt, answers: {}, questions: ['toString'] }).answered, 0)
  })
})

it('questions answered and missed are counted', () => {
  const answers = { a: { right: true, at: time }, b: { right: false, at: time } }
  assert.deepEqual(answersGiven(answers), { answered: 2, missed: 1 })
})

describe('amounts in words', () => {
  it('name each part that there is', () => {
    assert.equal(
      amountsInWords(amountsOf(progress)),
      '2 lessons marked as read, 1 exam taken, 1 exam under way, 2 answers to questions and 1 flashcard in study',
    )
    assert.equal(
      amountsInWords({ lessons: 0, exams: 2, underWay: 0, answers: 1, cards: 0 }),
      '2 exams taken and 1 answer to a question',
    )
  })

  it('are empty for no progress', () => assert.equal(amountsInWords(amountsOf(noProgress)), ''))
})
