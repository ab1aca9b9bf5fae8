import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examRules } from '../../../lib/exam/exam-rules'
import { bestLike, examFacts } from '../../../lib/exam/standing'
import { noProgress } from '../../../lib/progress/progress'
import { amountsInWords, amountsOf, answersGiven } from '../../../lib/progress/standing'
import { attempt, progress, result, time } from './samples'

const { questions, minutes, pass } = examRules

const exam = (right: number, asked: number = questions) => ({
  ...result,
  right,
  questions: Array.from({ length: asked }, (_, index) => `question-${index}`),
})

describe('the best exam', () => {
  it('has the most right answers', () => {
    const exams = [exam(pass - 8), exam(pass), exam(pass - 1)]
    assert.deepEqual(bestLike(exams, exam(1)), exam(pass))
  })

  it('is one of the same kind', () => {
    const exams = [exam(20, 20), exam(pass), exam(pass - 1), { ...exam(questions), mode: 'own' }]
    assert.deepEqual(bestLike(exams, exam(1)), exam(pass))
    assert.deepEqual(bestLike(exams, exam(1, 20)), exam(20, 20))
  })
})

describe('an exam under way', () => {
  it('counts what is answered, and a begun minute as left', () => {
    assert.deepEqual(examFacts({ ...attempt, spent: 90_000 }), {
      answered: 1,
      asked: 2,
      minutesLeft: minutes - 1,
    })
    assert.equal(examFacts({ ...attempt, spent: minutes * 60_000 - 1 }).minutesLeft, 1)
    assert.equal(examFacts({ ...attempt, spent: minutes * 60_000 }).minutesLeft, 0)
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
      '2 lessons marked as read, 1 exam taken, 1 exam under way, 2 answers to questions and 1 flashcard started',
    )
    assert.equal(
      amountsInWords({ lessons: 0, exams: 2, underWay: 0, answers: 1, cards: 0, plan: 0, notes: 2 }),
      '2 exams taken, 1 answer to a question and 2 notes',
    )
  })

  it('are empty for no progress', () => assert.equal(amountsInWords(amountsOf(noProgress)), ''))
})
