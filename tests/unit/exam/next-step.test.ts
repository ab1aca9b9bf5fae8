import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examRules, examTime, timeFor } from '../../../lib/exam/exam-rules'
import { diagnosisOf, nextInWords, restInWords } from '../../../lib/exam/next-step'
import { countsOf, endedEarly, outcomeOf, questionsOf } from '../../../lib/exam/outcomes'
import { lessonsToRead } from '../../../lib/exam/result'
import { areaScores } from '../../../lib/exam/result-details'
import type { ExamResult } from '../../../lib/progress/shape'
import { bank, resultWith } from './result-samples'

const { questions, pass } = examRules
/** With fewer answers an exam was ended early, and with so many blanks its problem may be time (lib/exam). */
const enough = Math.ceil(0.75 * questions)
const many = Math.ceil(0.1 * questions)
const half = Math.floor(enough / 2)

const counted = (result: ExamResult) => countsOf(result, questionsOf(result, bank))
const diagnosis = (result: ExamResult) => diagnosisOf(result, counted(result))

describe('what became of a question', () => {
  it('is right, wrong, blank or unseen', () => {
    assert.deepEqual(counted(resultWith({ right: 3, wrong: 2, blank: 1 })), {
      right: 3,
      wrong: 2,
      blank: 1,
      unseen: questions - 6,
    })
  })

  it('is blank where too few options were chosen, or where an early result does not say what was shown', () => {
    const multiple = [...bank.values()].find(({ kind }) => kind === 'multiple')
    assert.ok(multiple)
    const result = resultWith({ right: 0 })
    assert.equal(outcomeOf({ ...result, answers: { [multiple.id]: ['a'] } }, multiple), 'blank')
    assert.equal(outcomeOf(result, multiple), 'unseen')
    assert.equal(outcomeOf({ ...result, times: undefined }, multiple), 'blank')
  })

  it('makes no area weak and no lesson urgent by what was not answered', () => {
    const result = resultWith({ right: 16, wrong: 1 })
    const scores = areaScores(result, bank)
    assert.equal(scores[0]?.wrong, 1)
    assert.ok(scores.length > 3)
    assert.ok(scores.slice(3).every(({ right, wrong }) => right + wrong === 0))
    assert.deepEqual(lessonsToRead(result, bank), [{ lesson: '/lesson', missed: 1 }])
  })

  it('is said part by part', () => {
    assert.equal(
      restInWords({ right: 1, wrong: 9, blank: 5, unseen: 2 }),
      '9 wrong, 5 left blank, 2 not reached',
    )
    assert.equal(restInWords({ right: 1, wrong: 0, blank: 0, unseen: 0 }), '')
  })
})

describe('what a result asks for', () => {
  it('is another exam if it was ended early', () => {
    const result = resultWith({ right: 4, wrong: 1 })
    assert.equal(endedEarly(result, counted(result)), true)
    assert.match(
      nextInWords(result, counted(result)),
      new RegExp(`^You ended it after 5 answers to ${questions} questions`),
    )
    assert.equal(diagnosis(resultWith({ right: half, wrong: enough - half - 1 })), 'early')
    assert.equal(diagnosis(resultWith({ right: half, wrong: enough - half })), 'wrong')
  })

  it('is time if the answers would pass and many are open, or time ran out', () => {
    const right = pass - 1
    const answered = questions - many
    const open = resultWith({ right, wrong: answered - right })
    assert.equal(diagnosis(open), 'time')
    assert.match(
      nextInWords(open, counted(open)),
      new RegExp(`^Your problem is time: ${right} of the ${answered} .* \\(\\d+%\\).* ${many} stayed`),
    )
    assert.equal(diagnosis(resultWith({ right: half }, { spent: examTime })), 'time')
    const few = { right, wrong: answered + 1 - right, blank: many - 1 }
    assert.equal(diagnosis(resultWith(few)), 'wrong')
    assert.equal(diagnosis(resultWith(few, { spent: examTime })), 'time')
  })

  it('is not time if the answers would not pass, or the exam was passed', () => {
    assert.equal(diagnosis(resultWith({ right: half, wrong: half }, { spent: examTime })), 'wrong')
    assert.equal(diagnosis(resultWith({ right: pass, wrong: 2 })), 'wrong')
  })

  it('is the pace, and then to repeat, where the clock cost more than mistakes', () => {
    const own = { asked: 30, right: 5, wrong: 3, blank: 1 }
    const clock = { spent: timeFor(30), time: timeFor(30), mode: 'short' }
    const result = resultWith(own, clock)
    assert.match(
      nextInWords(result, counted(result)),
      /^Time cost you more than mistakes: 21 questions were not reached\. Next: practice the pace .* Then repeat the 3 /,
    )
    const unmissed = resultWith({ asked: 30, right: 26 }, { ...clock, mode: 'own' })
    assert.match(nextInWords(unmissed, counted(unmissed)), /4 questions were not reached.*over a minute\.$/)
    assert.equal(diagnosis(resultWith({ asked: 30, right: 5, wrong: 13 }, clock)), 'wrong')
    assert.equal(diagnosis(resultWith({ asked: 30, right: 20, wrong: 4 }, { ...clock, spent: 1 })), 'wrong')
    // With most answers wrong, the next step is to learn, not to hurry.
    assert.equal(diagnosis(resultWith({ asked: 30, right: 3, wrong: 11 }, clock)), 'wrong')
  })

  it('is nothing wrong where nothing is', () => {
    assert.equal(diagnosis(resultWith({ right: questions })), 'done')
    assert.equal(diagnosis(resultWith({ right: questions - 10 })), 'blank')
  })

  it('is where to begin after a first look', () => {
    const look = resultWith({ right: 12, wrong: 8, asked: 20 }, { mode: 'first-look' })
    assert.match(nextInWords(look, counted(look)), /begin with the lessons below/)
  })
})
